// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

export const areaKinds = [
  'pool',
  'gym',
  'clubhouse',
  'hall',
  'court',
  'terrace',
  'guest-suite',
  'park',
  'other',
] as const;

/** The hues of the theme's charts, by name, in the order in which areas take them by turns. */
export const areaColors = ['blue', 'teal', 'amber', 'violet', 'rose', 'slate'] as const;

/** `owners` own a unit today, `residents` own or live in one, `staff` book for others only. */
export const bookers = ['residents', 'owners', 'staff'] as const;
