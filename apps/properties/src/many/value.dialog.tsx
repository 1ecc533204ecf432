import type { BulkAnswer, ThingVersion } from '@courtyard/contract/fields/chosen-rows';
import { chosenRows, type ManyDialogProps, useManyDone } from '@courtyard/ui/data';
import { type ContractForm, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import type { ReactNode } from 'react';
import type { z } from 'zod';

type Chosen<Query extends object> = ReturnType<typeof chosenRows<Query>>;

export interface ValueDialogProps<
  Row extends ThingVersion,
  Query extends object,
  I extends Record<string, unknown>,
  O extends Record<string, unknown>,
> extends ManyDialogProps<Row> {
  /** What of the list is on screen. */
  query: Query;
  /** What is given to all of them. */
  schema: z.ZodType<O, I>;
  title: (count: number) => string;
  verb: (count: number) => string;
  /** "3 assets moved" */
  said: (count: number) => string;
  give: (values: O & { chosen: Chosen<Query> }) => Promise<BulkAnswer>;
  /** Gives each its own value back. */
  takeBack: (back: { things: ThingVersion[] }) => Promise<BulkAnswer>;
  /** The field. */
  children: (form: ContractForm<I, O>) => ReactNode;
}

/** Asks for one value that many rows of a list are given, and offers Undo. */
export function ValueDialog<
  Row extends ThingVersion,
  Query extends object,
  I extends Record<string, unknown>,
  O extends Record<string, unknown>,
>(props: ValueDialogProps<Row, Query, I, O>) {
  const { selection, onClose, query, schema, title, verb, said, give, takeBack, children } = props;
  const done = useManyDone(selection);
  const form = useContractForm<O, I>(schema, {
    onSubmit: async (values) => {
      const answer = await give({ ...values, chosen: chosenRows(selection, query) });
      done(answer, { title: said, undo: (things) => takeBack({ things }) });
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
