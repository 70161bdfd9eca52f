/** The drawers of a seat's desk, in the order of the menu. */
export const DRAWERS = ["orders", "notes", "notices", "what-if"] as const;
export type Drawer = (typeof DRAWERS)[number];
