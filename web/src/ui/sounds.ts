/** Small clicks, synthesised on the spot: no files. */

let context: AudioContext | undefined;

function note(frequency: number, start: number, length: number, loud: number): void {
  context ??= new AudioContext();
  const at = context.currentTime + start;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export type Sound = "turn" | "move" | "chat" | "night";

export function play(sound: Sound): void {
  try {
    if (sound === "turn") {
      note(660, 0, 0.16, 0.12);
      note(880, 0.12, 0.22, 0.12);
    } else if (sound === "night") {
      note(294, 0, 0.5, 0.07);
      note(440, 0.18, 0.7, 0.07);
    } else if (sound === "move") note(190, 0, 0.06, 0.16);
    else note(520, 0, 0.05, 0.08);
  } catch {
    // No sound here; nothing is lost.
  }
}
