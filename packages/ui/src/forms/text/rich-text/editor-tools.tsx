import { useMessages } from '@courtyard/common';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../../display/icon/icon';
import { chakra } from '../../../theme/styled';
import type { MergeField } from './rich-text-field';
import { LinkDialog } from './link.dialog';
import { PictureDialog } from './picture.dialog';
import { richTextMessages } from './rich-text.messages';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5',
    p: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.subtle',
  },
});

const Tool = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '9',
    height: '9',
    px: '1.5',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});

/** As a field stands in the text. */
const chip = {
  px: '2',
  py: '0.5',
  borderRadius: 'sm',
  bg: 'accent.subtle',
  color: 'accent.fg',
  fontWeight: 'medium',
} as const;

type Name =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote';

/** What a tool is drawn as; its name is its label. */
const signs: Readonly<Record<Name | 'link' | 'undo' | 'redo', ReactNode>> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  underline: <u>U</u>,
  heading: 'H1',
  subheading: 'H2',
  bulletList: <Icon name="list" size="sm" />,
  orderedList: '1.',
  blockquote: '“ ”',
  link: <Icon name="external" size="sm" />,
  undo: '↶',
  redo: '↷',
};

function actions(editor: Editor): Readonly<Record<Name, () => boolean>> {
  const chain = () => editor.chain().focus();
  return {
    bold: () => chain().toggleBold().run(),
    italic: () => chain().toggleItalic().run(),
    underline: () => chain().toggleUnderline().run(),
    heading: () => chain().toggleHeading({ level: 2 }).run(),
    subheading: () => chain().toggleHeading({ level: 3 }).run(),
    bulletList: () => chain().toggleBulletList().run(),
    orderedList: () => chain().toggleOrderedList().run(),
    blockquote: () => chain().toggleBlockquote().run(),
  };
}

const names: readonly Name[] = [
  'bold',
  'italic',
  'underline',
  'heading',
  'subheading',
  'bulletList',
  'orderedList',
  'blockquote',
];

const isActive = (editor: Editor, name: Name) => {
  if (name === 'heading') return editor.isActive('heading', { level: 2 });
  if (name === 'subheading') return editor.isActive('heading', { level: 3 });
  return editor.isActive(name);
};

/** The tools above a text: one stop of the Tab key, arrows walk over them. */
export function EditorTools({
  editor,
  mergeFields,
}: {
  editor: Editor;
  mergeFields: readonly MergeField[] | undefined;
}) {
  const t = useMessages(richTextMessages);
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: names.filter((name) => isActive(now, name)),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const action = actions(editor);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tools = [...(bar.current?.querySelectorAll('button') ?? [])];
    if (step === undefined || tools.length === 0) return;
    event.preventDefault();
    const next = (at + step + tools.length) % tools.length;
    setAt(next);
    tools[next]?.focus();
  };
  const others = [
    { name: 'link', press: () => setOpen('link'), isPressed: state.isLink, isOff: false },
    ...(mergeFields
      ? []
      : [{ name: 'picture', press: () => setOpen('picture'), isPressed: undefined, isOff: false } as const]),
    {
      name: 'undo',
      press: () => editor.chain().focus().undo().run(),
      isPressed: undefined,
      isOff: !state.canUndo,
    },
    {
      name: 'redo',
      press: () => editor.chain().focus().redo().run(),
      isPressed: undefined,
      isOff: !state.canRedo,
    },
  ] as const;
  const tools = [
    ...names.map((name) => ({
      name,
      press: action[name],
      isPressed: state.active.includes(name),
      isOff: false,
    })),
    ...others,
  ];
  return (
    <Bar ref={bar} role="toolbar" aria-label={t('tools')} onKeyDown={onKeyDown}>
      {tools.map(({ name, press, isPressed, isOff }, place) => (
        <Tool
          key={name}
          type="button"
          aria-label={t(name)}
          title={t(name)}
          tabIndex={place === at ? 0 : -1}
          aria-disabled={isOff}
          {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
          onFocus={() => setAt(place)}
          onClick={() => isOff || press()}
        >
          {name === 'picture' ? <Icon name="photo" size="sm" /> : signs[name]}
        </Tool>
      ))}
      {mergeFields?.map(({ name, label }, place) => (
        <Tool
          key={name}
          type="button"
          aria-label={t('insertField', { field: label })}
          tabIndex={tools.length + place === at ? 0 : -1}
          onFocus={() => setAt(tools.length + place)}
          onClick={() => editor.chain().focus().insertContent({ type: 'mergeField', attrs: { name } }).run()}
        >
          <chakra.span {...chip}>+ {label}</chakra.span>
        </Tool>
      ))}
      {open === 'link' ? <LinkDialog editor={editor} onClose={() => setOpen(null)} /> : null}
      {open === 'picture' ? <PictureDialog editor={editor} onClose={() => setOpen(null)} /> : null}
    </Bar>
  );
}
