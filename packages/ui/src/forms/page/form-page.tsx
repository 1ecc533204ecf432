import { toast } from '@courtyard/common';
import { type To, useNavigate } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Page } from '../../layout/page';
import { Form } from '../form/form';
import { FormActions } from '../form/form-actions';
import type { ContractForm } from '../form/use-contract-form';
import { useFormTexts } from '../forms.messages';

interface FormPageProps<I extends FieldValues, O> {
  form: ContractForm<I, O>;
  /** The name of what is changed, for title and verb. */
  edited?: string;
  /** Of a form that makes something: "Add asset". */
  title?: string;
  description?: string;
  /** The verb: "Add asset". */
  submitLabel?: string;
  /** Where Cancel leads. */
  cancelTo: To;
  /** The fields. */
  children: ReactNode;
}

/** A page that is one form, with Save and Cancel below its fields. */
export function FormPage<I extends FieldValues, O>(props: FormPageProps<I, O>) {
  const { form, edited, title, description, submitLabel, cancelTo, children } = props;
  const t = useFormTexts();
  return (
    <Page
      title={edited === undefined ? title : t('editTitle', { name: edited })}
      description={description}
      width="form"
    >
      <Form form={form}>
        {children}
        <FormActions
          submitLabel={edited === undefined ? (submitLabel ?? t('save')) : t('saveChanges')}
          cancelTo={cancelTo}
        />
      </Form>
    </Page>
  );
}

/** Says that something was saved, by its name or in other words, and leads on. */
export function useSaved(): (to: To, what: { name: string } | { text: string }) => Promise<void> {
  const t = useFormTexts();
  const navigate = useNavigate();
  return async (to, what) => {
    toast({ title: 'text' in what ? what.text : t('saved', what), kind: 'success' });
    await navigate(to);
  };
}
