import { toast } from '@courtyard/common';
import { type To, useNavigate, usePagerState } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Page } from '../../layout/page';
import { Form } from '../form/form';
import { FormActions } from '../form/form-actions';
import { ListSectionContext } from '../form/context/listed-sections';
import type { ContractForm } from '../form/use-contract-form';
import { chakra } from '../../theme/styled';
import { useFormTexts } from '../forms.messages';
import { FormIndex, useSectionList } from './form-index';

interface FormPageProps<I extends FieldValues, O> {
  form: ContractForm<I, O>;
  /** The name of what is changed, for title and verb. */
  edited?: string;
  /** Of a form that makes something: "Add asset". */
  title?: string;
  description?: string;
  /** The verb: "Add asset". Without, it saves. */
  submitLabel?: string;
  /** Where Cancel leads. */
  cancelTo: To;
  /** The fields. */
  children: ReactNode;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, {sizes.form}) 12rem' },
    '& > form': { maxWidth: 'form' },
  },
});

const Sections = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'form' },
});

/** A page that is one form: Cancel and Save stay in sight, and from 1024 px on the headings of a long one stand beside it. */
export function FormPage<I extends FieldValues, O>(props: FormPageProps<I, O>) {
  const { form, edited, title, description, submitLabel, cancelTo, children } = props;
  const t = useFormTexts();
  const { sections, list } = useSectionList();
  return (
    <Page title={edited === undefined ? title : t('editTitle', { name: edited })} description={description}>
      <Columns>
        <Form form={form}>
          <ListSectionContext value={list}>{children}</ListSectionContext>
          <FormActions
            submitLabel={submitLabel ?? t(edited === undefined ? 'save' : 'saveChanges')}
            cancelTo={cancelTo}
            sticky
          />
        </Form>
        <FormIndex sections={sections} />
      </Columns>
    </Page>
  );
}

/** Several forms and cards on one page, with their headings beside them. */
export function IndexedSections({ children }: { children: ReactNode }) {
  const { sections, list } = useSectionList();
  return (
    <Columns>
      <Sections>
        <ListSectionContext value={list}>{children}</ListSectionContext>
      </Sections>
      <FormIndex sections={sections} />
    </Columns>
  );
}

/** Says that something was saved, by its name or in other words, and leads on. */
export function useSaved(): (to: To, what: { name: string } | { text: string }) => Promise<void> {
  const t = useFormTexts();
  const navigate = useNavigate();
  const state = usePagerState();
  return async (to, what) => {
    toast({ title: 'text' in what ? what.text : t('saved', what), kind: 'success' });
    await navigate(to, { state });
  };
}
