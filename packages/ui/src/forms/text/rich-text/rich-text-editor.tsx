import type { RichText } from '@courtyard/contract/fields/rich-text';
import { plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { richTextStyles } from './rich-text.recipe';
import { chakra } from '../../../theme/styled';
import { FieldError, FieldHelp, fieldLabelStyles, LabelWords } from '../../fields/field';
import { useBoundField } from '../../form/bound-field';
import { editorExtensions } from './editor-extensions';
import { EditorTools } from './editor-tools';
import type { RichTextFieldProps } from './rich-text-field';

const Frame = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.panel',
    overflow: 'clip',
    '&:has(.ProseMirror:focus)': { borderColor: 'accent.fg' },
    '&[data-invalid]': { borderColor: 'danger.fg' },
    '& .ProseMirror': {
      ...richTextStyles,
      maxWidth: 'none',
      minHeight: '14rem',
      maxHeight: '60vh',
      overflowY: 'auto',
      px: '4',
      py: '3',
      // Within the frame, which clips; the tools above show their own.
      outline: 'none',
      '&:focus': { outline: '2px solid {colors.accent.fg}', outlineOffset: '-2px' },
      whiteSpace: 'pre-wrap',
      '& .ProseMirror-selectednode': { outline: '2px solid {colors.accent.fg}' },
    },
  },
});

/** The text as the editor takes it, with the addresses of its pictures. */
const shownIn = (value: unknown, addresses: ReadonlyMap<string, string>): JSONContent | null =>
  isRichText(value)
    ? {
        type: 'doc',
        content: value.content.map((block) =>
          block.type === 'image'
            ? { ...block, attrs: { src: addresses.get(block.attrs.fileId) ?? null, ...block.attrs } }
            : block,
        ),
      }
    : null;

const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content);

/** What `RichTextField` fetches. */
export function RichTextEditor({ pictures = [], mergeFields, ...props }: RichTextFieldProps) {
  const id = useId();
  const bound = useBoundField(props, {
    label: props.label,
    text: (value) => (isRichText(value) ? plainTextOf(value) : ''),
  });
  // What the editor gave last: another value came from outside, a choice among versions or a reset.
  const given = useRef<unknown>(bound.value);
  const addresses = new Map(pictures.map((picture) => [picture.id, picture.url]));
  const shown = (value: unknown) => shownIn(value, addresses);
  const editor = useEditor({
    extensions: editorExtensions(mergeFields),
    content: shown(bound.value),
    editable: !props.disabled,
    // Its styles stand with the others: no sheet of its own is put into the page.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(props.required ? { 'aria-required': 'true' } : {}),
      },
    },
    onUpdate({ editor: written }) {
      given.current = written.getJSON();
      bound.change(given.current);
    },
    onBlur: () => bound.blur(),
  });
  const { value } = bound;
  useEffect(() => {
    if (!editor || value === given.current) return;
    given.current = value;
    editor.commands.setContent(shown(value), { emitUpdate: false });
  });
  const frame = useRef<HTMLDivElement>(null);
  const describedBy = [props.help ? `${id}-help` : '', bound.error ? `${id}-error` : ''].join(' ').trim();
  // What the editor is given at its making does not follow the field.
  useEffect(() => {
    const text = frame.current?.querySelector('[role=textbox]');
    text?.setAttribute('aria-describedby', describedBy);
    text?.setAttribute('aria-invalid', String(Boolean(bound.error)));
  }, [editor, describedBy, bound.error]);
  // A form that looks for what is wrong puts the focus into the text.
  bound.ref(editor ? { focus: () => editor.commands.focus() } : null);

  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minWidth="0">
      <chakra.span id={`${id}-label`} css={fieldLabelStyles}>
        <LabelWords label={props.label} mark={bound.mark} />
      </chakra.span>
      <Frame ref={frame} {...(bound.error ? { 'data-invalid': '' } : {})}>
        {editor ? <EditorTools editor={editor} mergeFields={mergeFields} /> : null}
        <EditorContent editor={editor} />
      </Frame>
      {props.help ? <FieldHelp id={`${id}-help`}>{props.help}</FieldHelp> : null}
      {bound.error ? <FieldError id={`${id}-error`}>{bound.error}</FieldError> : null}
    </chakra.div>
  );
}
