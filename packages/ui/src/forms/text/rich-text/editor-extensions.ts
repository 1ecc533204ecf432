import { type Extensions, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import type { MergeField } from './rich-text-field';

/** A picture by the id of its file; its address is of the page alone and is never sent. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId: { default: null },
    alt: { default: '' },
    src: { default: null },
  }),
  // Nothing that is pasted brings a picture along: it would be fetched from somewhere else.
  parseHTML: () => [],
  renderHTML: ({ node }) => ['img', { src: node.attrs['src'], alt: node.attrs['alt'] }],
});

/** A place that is filled in for each reader; drawn by what people call it. */
const mergeField = (labels: ReadonlyMap<string, string>) =>
  Node.create({
    name: 'mergeField',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      name: { default: '', parseHTML: (element) => element.getAttribute('data-field') },
    }),
    // Cut and put elsewhere in the same text it stays what it is; no other page has it.
    parseHTML: () => [{ tag: 'span[data-field]' }],
    renderHTML: ({ node }) => {
      const name = String(node.attrs['name']);
      return ['span', { 'data-field': name }, labels.get(name) ?? name];
    },
    renderText: ({ node }) => `{{${String(node.attrs['name'])}}}`,
  });

/** What the contract's `richText` knows, and nothing besides. */
const textExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
];

/** Of a text with pictures; or, where it has fields, of a letter. */
export const editorExtensions = (mergeFields: readonly MergeField[] | undefined): Extensions =>
  mergeFields === undefined
    ? [...textExtensions, Picture]
    : [...textExtensions, mergeField(new Map(mergeFields.map(({ name, label }) => [name, label])))];
