import { finding, isCode, lineAt } from './source-files.mjs';

const colour = /#[0-9a-f]{3,8}\b(?=["'`;,\s)])|\b(?:rgb|hsl|oklch)a?\(/gi;

/** A section takes its colours from the theme: a literal one would not follow light and dark, or the next design. */
export function checkLiteralLooks(files) {
  const sections = new Set(
    files
      .filter(({ path }) => path.endsWith('/section.json'))
      .map(({ path }) => path.replace('section.json', 'src/')),
  );
  return files
    .filter((file) => isCode(file) && [...sections].some((folder) => file.path.startsWith(folder)))
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(colour)].map((match) =>
        finding(
          path,
          `literal colour ${match[0]}; use a token of the theme (fg.muted, status.ok.fg)`,
          lineAt(text, match.index),
        ),
      ),
    );
}
