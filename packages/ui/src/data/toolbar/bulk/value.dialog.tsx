import type { BulkAnswer, RecordVersion } from '@courtyard/contract/fields/chosen-rows';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Form } from '../../../forms/form/form';
import { FormActions } from '../../../forms/form/form-actions';
import {
  type ContractForm,
  type ContractFormOptions,
  useContractForm,
} from '../../../forms/form/use-contract-form';
import { Dialog } from '../../../overlays/modal/dialog';
import { chosenRows } from './chosen-rows';
import type { BulkDialogProps } from './use-bulk-actions';
import { useBulkDone } from './use-many-done';

type Chosen<Query extends object> = ReturnType<typeof chosenRows<Query>>;

export interface ValueDialogProps<
  Row extends RecordVersion,
  Query extends object,
  I extends Record<string, unknown>,
  O extends Record<string, unknown>,
> extends BulkDialogProps<Row> {
  /** What of the list is on screen. */
  query: Query;
  /** What is given to all of them. */
  schema: z.core.$ZodType<O, I>;
  defaultValues?: NonNullable<ContractFormOptions<NoInfer<I>, O>['defaultValues']>;
  title: (count: number) => string;
  verb: (count: number) => string;
  /** "3 assets moved" */
  said: (count: number) => string;
  give: (values: O & { chosen: Chosen<Query> }) => Promise<BulkAnswer>;
  /** Gives each its own value back; left out where that cannot be. */
  takeBack?: (back: { records: RecordVersion[] }) => Promise<BulkAnswer>;
  /** The fields. */
  children: (form: ContractForm<I, O>) => ReactNode;
}

/** Asks for one value that many rows of a list are given, names those that stayed as they were, and offers Undo where there is one. */
export function ValueDialog<
  Row extends RecordVersion,
  Query extends object,
  I extends Record<string, unknown>,
  O extends Record<string, unknown>,
>(props: ValueDialogProps<Row, Query, I, O>) {
  const { selection, onClose, query, schema, defaultValues, title, verb, said, give, takeBack, children } =
    props;
  const done = useBulkDone(selection);
  const form = useContractForm<O, I>(schema, {
    ...(defaultValues && { defaultValues }),
    onSubmit: async (values) => {
      const answer = await give({ ...values, chosen: chosenRows(selection, query) });
      done(answer, { title: said, ...(takeBack && { undo: (records) => takeBack({ records }) }) });
      onClose();
    },
  });
  const { count } = selection;
  return (
    <Dialog open onClose={onClose} size="sm" title={title(count)}>
      <Form form={form}>
        {children(form)}
        <FormActions submitLabel={verb(count)} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
