/** Words of the catalogues are as they stand in a sentence; here they begin one. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
