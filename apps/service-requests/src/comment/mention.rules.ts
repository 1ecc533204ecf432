export interface Mentioned {
  id: string;
  name: string;
}

const started = /(?:^|\s)@([\p{L}\p{N}][\p{L}\p{N} .'-]{0,30}|)$/u;

/** What is typed of a name after the last "@" before the caret; null where nobody is being mentioned. */
export const mentionAt = (text: string, caret: number): string | null =>
  started.exec(text.slice(0, caret))?.[1] ?? null;

/** The text with the mention that is being typed completed, and where the caret goes. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = mentionAt(text, caret) ?? '';
  const before = text.slice(0, caret - typed.length);
  const completed = `${before}${name} `;
  return { text: completed + text.slice(caret), caret: completed.length };
}

/** Of those who were chosen, the ones whose mention still stands in the text. */
export const mentionsIn = (text: string, chosen: readonly Mentioned[]): string[] => [
  ...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)),
];
