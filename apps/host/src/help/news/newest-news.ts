/** The day of the newest entry of `news`, for the mark at the help button: the texts come when they are read. */
export const newestNewsOn = '2026-11-23';

/** Under which a person's preferences keep that they have seen the news of a day. */
export const newsMark = (day: string) => `news:${day}`;
