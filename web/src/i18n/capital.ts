/** Capitalises a word at the start of a sentence; the catalogues have words as they stand inside one. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
