/** Die Macher as the page knows it: the printed figures, and the board's names for things; positions, phases and options come
 * from the rules. */
import { COLOURS, MEETINGS_ROOM, OPTION, PHASE, SIZE } from "./model.gen";

export { COLOURS, OPTION, PHASE, VICTORY, meaning, type Decision, type Position } from "./model.gen";

export const NOBODY = -1;
export const NONE = -1;
export const ISSUES = SIZE.issue;
export const NATIONAL = SIZE.nationalSpace;
export const BOONS = SIZE.boon;

/** The eleven steps of a round as the bar shows them, each with its phases and the section of the rules. */
export const STEPS = [
  { key: "start-player", phases: [PHASE.opening, PHASE.startPlayer], section: "3.1" },
  { key: "conference", phases: [PHASE.conference], section: "3.2" },
  { key: "cabinet", phases: [PHASE.cabinet, PHASE.cabinetActions], section: "3.3" },
  { key: "coalitions", phases: [PHASE.coalitions], section: "3.4" },
  { key: "media", phases: [PHASE.media, PHASE.mediaControl], section: "3.5" },
  { key: "meetings", phases: [PHASE.meetings], section: "3.6" },
  { key: "polls", phases: [PHASE.polls], section: "3.7" },
  { key: "conversion", phases: [PHASE.conversion], section: "3.8" },
  { key: "election", phases: [PHASE.election, PHASE.spoils], section: "4" },
  { key: "income", phases: [PHASE.endOfRound], section: "5.1" },
  { key: "contributions", phases: [PHASE.contributions], section: "5.2" },
] as const;

/** State cards by number: the message with the name, and names short enough for the heading of a small state, a column, two
 * letters. */
export const LANDS = [
  {
    key: "land-nordrhein-westfalen",
    figures: "Nordrhein-Westfalen",
    brief: "Nordrhein-Westf.",
    short: "Nordrh.-W.",
    code: "NW",
    tab: "NRW",
  },
  { key: "land-bayern", figures: "Bayern", brief: "Bayern", short: "Bayern", code: "BY", tab: "Bayern" },
  {
    key: "land-baden-wuerttemberg",
    figures: "Baden-Württemberg",
    brief: "Baden-Württ.",
    short: "Baden-W.",
    code: "BW",
    tab: "B-W",
  },
  { key: "land-niedersachsen", figures: "Niedersachsen", brief: "Niedersachsen", short: "Nieders.", code: "NI", tab: "Nieders." },
  { key: "land-hessen", figures: "Hessen", brief: "Hessen", short: "Hessen", code: "HE", tab: "Hessen" },
  { key: "land-sachsen", figures: "Sachsen", brief: "Sachsen", short: "Sachsen", code: "SN", tab: "Sachsen" },
  {
    key: "land-rheinland-pfalz",
    figures: "Rheinland-Pfalz",
    brief: "Rheinland-Pfalz",
    short: "Rheinl.-P.",
    code: "RP",
    tab: "R-P",
  },
  { key: "land-berlin", figures: "Berlin", brief: "Berlin", short: "Berlin", code: "BE", tab: "Berlin" },
  { key: "land-sachsen-anhalt", figures: "Sachsen-Anhalt", brief: "Sachsen-Anhalt", short: "Sachs.-A.", code: "ST", tab: "S-A" },
  {
    key: "land-schleswig-holstein",
    figures: "Schleswig-Holstein",
    brief: "Schleswig-Holst.",
    short: "Schl.-H.",
    code: "SH",
    tab: "S-H",
  },
  { key: "land-brandenburg", figures: "Brandenburg", brief: "Brandenburg", short: "Brandenb.", code: "BB", tab: "Brand." },
  { key: "land-thueringen", figures: "Thüringen", brief: "Thüringen", short: "Thüringen", code: "TH", tab: "Thür." },
  {
    key: "land-mecklenburg-vorpommern",
    figures: "Mecklenburg-Vorpommern",
    brief: "Mecklenburg-Vorp.",
    short: "Meckl.-V.",
    code: "MV",
    tab: "M-V",
  },
  { key: "land-hamburg", figures: "Hamburg", brief: "Hamburg", short: "Hamburg", code: "HH", tab: "Hamb." },
  { key: "land-saarland", figures: "Saarland", brief: "Saarland", short: "Saarland", code: "SL", tab: "Saarl." },
  { key: "land-bremen", figures: "Bremen", brief: "Bremen", short: "Bremen", code: "HB", tab: "Bremen" },
] as const;

/** The picture of each issue. */
export const ICONS: Record<string, string> = {
  "genetic-engineering": "gene",
  "health-reform": "health",
  "internal-security": "security",
  "spelling-reform": "spelling",
  "welfare-state": "welfare",
  "welfare-system": "welfare",
  euro: "euro",
  "nuclear-energy": "nuclear",
  "precautions-against-terrorism": "terror",
  "economic-redevelopment": "redevelopment",
  taxes: "taxes",
  "minimum-wage": "wage",
};

/** Printed figures, by the names the rules use. Money is in thousands. */
export interface Figures {
  meetingPrice: number;
  mediaPrice: number;
  oustPrice: number;
  meetingsPerRound: number;
  meetingSpaces: number;
  mediaSpaces: number;
  meetingCubes: number;
  convertMinimum: number;
  voteTrack: number;
  trendLimit: number;
  die: number[];
  /** By land: seats for 5, 10, 15 ... 50 votes. */
  seats: number[][];
  issues: [string, string, string][];
  cabinet: {
    cost: number;
    votes: number;
    key: boolean;
    media: boolean;
    up: number;
    down: number;
    phone: boolean;
    dropped: boolean;
  }[];
  gifts: { amount: number; risk: number; refusal: number; dropped: boolean }[];
  bonusDice: number;
  /** By poll and colour: the change of trend it proposes. */
  polls: number[][];
  shelveDice: number;
  mediaPoints: number[];
  recruits: number[];
  opinionPoints: number[];
  securedBonus: number;
  membersBonus: number[];
  membershipRounds: number[];
  boons: string[][];
  bases: { markers: number; members: number }[];
  trendStep: number;
  votesStep: number;
  meetingsStep: number;
}

/** The figures of an edition, as `/api/about` lists them by dotted key, with a table's own ones laid over them. */
export function figuresOf(printed: Record<string, unknown>, own?: Record<string, unknown> | null): Figures {
  const values = { ...printed, ...own };
  const get = <T>(key: string, fallback?: T): T => {
    const value = values[key] ?? fallback;
    if (value === undefined) throw new Error(`figures: ${key} is missing`);
    return value as T;
  };
  const row = (key: string) => get<number[]>(key);
  const flags = (key: string) => get<boolean[]>(key);
  const dropped = get<boolean[]>("short_game.cabinet_dropped", []);
  const giftsDropped = get<boolean[]>("short_game.contributions_dropped", []);
  const patterns = get<number[][]>("polls.patterns");
  const parties = COLOURS.length;
  return {
    meetingPrice: get("components.meeting_price"),
    mediaPrice: get("components.media_price"),
    oustPrice: get<number>("components.media_swap_to_victim") + get<number>("components.media_swap_to_bank"),
    meetingsPerRound: get("components.meetings_per_state_and_round"),
    meetingSpaces: get("components.meeting_spaces"),
    mediaSpaces: get("components.media_spaces"),
    meetingCubes: get("components.meeting_cubes"),
    convertMinimum: get("components.convert_minimum"),
    voteTrack: get("components.vote_track"),
    trendLimit: get("components.trend_limit"),
    die: row("die.faces"),
    seats: LANDS.map((land) => row(`seats."${land.figures}"`)),
    issues: get("issues"),
    cabinet: row("cabinet.cost").map((cost, card) => ({
      cost,
      votes: row("cabinet.votes")[card]!,
      key: flags("cabinet.key")[card]!,
      media: flags("cabinet.media")[card]!,
      up: row("cabinet.up")[card]!,
      down: row("cabinet.down")[card]!,
      phone: flags("cabinet.phone")[card]!,
      dropped: dropped[card] ?? false,
    })),
    gifts: row("contributions.amount").map((amount, card) => ({
      amount,
      risk: row("contributions.risk_dice")[card]!,
      refusal: row("contributions.refusal_dice")[card]!,
      dropped: giftsDropped[card] ?? false,
    })),
    bonusDice: get("contributions.largest_refusal_bonus_dice"),
    // Each pattern is on five cards, shifted by one colour from card to card.
    polls: patterns.flatMap((pattern) =>
      COLOURS.map((_, turn) => COLOURS.map((__, colour) => pattern[(((colour - turn) % parties) + parties) % parties]!)),
    ),
    shelveDice: get("polls.shelve_dice"),
    mediaPoints: row("national.media_points"),
    recruits: row("national.opinion_recruits"),
    opinionPoints: row("national.opinion_points"),
    securedBonus: get("national.secured_bonus"),
    membersBonus: row("national.members_bonus"),
    membershipRounds: row("national.membership_rounds"),
    boons: get("opening.section_1"),
    bases: get<[number, number][]>("opening.section_2").map(([markers, members]) => ({ markers, members })),
    trendStep: get("opening.trend_step"),
    votesStep: get("opening.votes_step"),
    meetingsStep: get("opening.meetings_step"),
  };
}

export const meetOption = (state: number, cubes: number) => OPTION.meet + state * MEETINGS_ROOM + cubes;
export const placeOption = (state: number, card: number) => OPTION.placeCabinet + state * SIZE.cabinetCard + card;
export const discardOption = (card: number) => OPTION.discard + card;
export const convertOption = (cubes: number) => OPTION.convert + cubes;
