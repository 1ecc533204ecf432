/** Help articles of a subject in a language: `account.en.md`. */
export const articleFile = /\.(?:en|es)\.md$/;

const idAndPages = /^<!-- (\S+)((?: \/\S+)*) -->$/;

/** Markdown's own characters, where they are to be read as they are. */
const unescaped = (text) => text.replaceAll(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1');

/** A part of the file from one `## ` to the next. */
function articleOf(part) {
  const [title, about = '', ...text] = part.trim().split(/\n\s*\n/);
  const [, id, pages] = idAndPages.exec(about.trim()) ?? [];
  if (id === undefined)
    throw new Error(`"${title}" has no line "<!-- id /page /other-page -->" below its title`);
  if (text.length === 0) throw new Error(`"${title}" has no text`);
  const odd = text.find((paragraph) => /^(?:#|>|[-*+] |\d+\. |```|\|)/.test(paragraph));
  if (odd) throw new Error(`"${title}": an article is paragraphs; “${odd.slice(0, 40)}” is none`);
  const routes = pages.split(' ').filter(Boolean);
  return {
    id,
    title: unescaped(title),
    ...(routes.length > 0 && { routes }),
    text: text.map((paragraph) => unescaped(paragraph.replaceAll(/\s*\n\s*/g, ' '))),
  };
}

/**
 * Articles of a Markdown file: each begins with its title, `## Change your name`, below it a comment with its id and the pages that it is
 * about, then its paragraphs. Throws an Error that names the file and what is wrong.
 */
export function articlesIn(markdown, path) {
  const [before, ...parts] = `\n${markdown}`.split('\n## ');
  try {
    if (before.trim() !== '') throw new Error('an article begins with its title: "## Title"');
    return parts.map(articleOf);
  } catch (error) {
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}
