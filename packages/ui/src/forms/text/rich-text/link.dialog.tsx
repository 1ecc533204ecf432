import { useMessages } from '@courtyard/common';
import { richTextAddress } from '@courtyard/contract/fields/rich-text';
import type { Editor } from '@tiptap/react';
import { z } from 'zod';
import { Button } from '../../../actions/button';
import { Dialog } from '../../../overlays/modal/dialog';
import { Form } from '../../form/form';
import { FormActions } from '../../form/form-actions';
import { useContractForm } from '../../form/use-contract-form';
import { TextField } from '../text-fields';
import { richTextMessages } from './rich-text.messages';

const linkInput = z.object({ href: z.string().trim().min(1).max(2000) }).superRefine(({ href }, context) => {
  if (!richTextAddress.safeParse(withScheme(href)).success)
    context.addIssue({ code: 'custom', path: ['href'], message: '' });
});

/** People write addresses without what stands before them. */
const withScheme = (href: string) => {
  if (/^(?:[a-z]+:|\/)/i.test(href)) return href;
  return href.includes('@') ? `mailto:${href}` : `https://${href}`;
};

/** Where the words that are selected lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(richTextMessages);
  const known: unknown = editor.getAttributes('link')['href'];
  const isLink = typeof known === 'string';
  const form = useContractForm(linkInput, {
    defaultValues: { href: isLink ? known : '' },
    rules: { href: t('addressWrong') },
    onSubmit: ({ href: written }) => {
      const href = withScheme(written);
      const chain = editor.chain().focus().extendMarkRange('link');
      // Nothing is selected: the address itself is what one reads.
      if (editor.state.selection.empty && !isLink)
        chain
          .insertContent({ type: 'text', text: written, marks: [{ type: 'link', attrs: { href } }] })
          .run();
      else chain.setLink({ href }).run();
      onClose();
    },
  });
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('linkTitle')}>
      <Form form={form} guard={false}>
        <TextField name="href" label={t('address')} help={t('addressHelp')} autoComplete="off" required />
        <FormActions onCancel={onClose} submitLabel={t('setLink')}>
          {isLink ? (
            <Button variant="ghost" onClick={remove}>
              {t('removeLink')}
            </Button>
          ) : null}
        </FormActions>
      </Form>
    </Dialog>
  );
}
