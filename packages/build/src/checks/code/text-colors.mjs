import { finding, lineAt } from '../source-files.mjs';

/** What `colors.test.ts` holds to the contrast of text: of a status its `fg`; on a bubble, the page turned over. */
const ofText =
  /^(?:fg\.(?:default|muted|subtle|onAccent)|accent\.fg|status\.(?:ok|attention|danger|info|neutral)\.fg|bg\.surface)$/;
/** Drawings and the parts of a chart, which are no text. */
const ofShapes = [
  'apps/host/src/account/frame/courtyard-drawing.tsx',
  'apps/properties/src/overview/cards/glance.card.tsx',
];
/** The colour of a text, as a property of a component or of a style: also where a condition chooses it. */
const given = /(?<![\w-])color(?:="[^"\n]*"|=\{[^{}\n]*\}|:\s[^,;{}>\n]*)/g;
const token = /['"](?<name>fg|(?:fg|bg|accent|border|status|chart)\.[\w.]+)['"]/g;

/** A text in the colour of a line or an area is hard to read: borders need less contrast than letters. */
export function checkTextColors(files) {
  return files
    .filter(
      ({ path }) =>
        /^(?:apps|packages)\/[\w-]+\/src\/.*\.tsx?$/.test(path) &&
        !/\.test\.tsx?$/.test(path) &&
        !ofShapes.includes(path),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(given)].flatMap((color) =>
        [...color[0].matchAll(token)]
          .filter(({ groups }) => !ofText.test(groups.name))
          .map(({ groups }) =>
            finding(
              path,
              `${groups.name} is no colour of text; take fg.default, fg.muted, fg.subtle, accent.fg or the fg of a status`,
              lineAt(text, color.index),
            ),
          ),
      ),
    );
}
