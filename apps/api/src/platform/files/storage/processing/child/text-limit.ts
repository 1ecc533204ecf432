/** So much text of a file is read; a book of a thousand pages has two million letters. */
export const maxLetters = 4_000_000;
export const maxPages = 3_000;
