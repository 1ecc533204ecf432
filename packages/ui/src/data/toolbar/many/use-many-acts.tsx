import { type ReactNode, useState } from 'react';
import type { BulkAction, Selection } from './bulk-bar';

/** What asks before an act on many, and does it. */
export interface ManyDialogProps<Row> {
  selection: Selection<Row>;
  onClose: () => void;
}

/** An act on many of a list: how it is offered, and the dialog that asks. The dialog comes when it is asked for. */
export interface ManyAct<Row> extends Omit<BulkAction<Row>, 'onSelect' | 'forAll'> {
  dialog: (props: ManyDialogProps<Row>) => ReactNode;
}

/** The acts on many that the person may do, for the list's toolbar, each over ticked rows and over all that the list finds. */
export function useManyActs<Row>(acts: readonly (ManyAct<Row> | false)[]): {
  /** For `DataTable`; rows can be ticked where there is one. */
  bulk: { bulkActions?: readonly BulkAction<Row>[] };
  /** Draw it once. */
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ label: string; selection: Selection<Row> } | null>(null);
  const offered = acts.filter((act) => act !== false);
  const act = offered.find(({ label }) => label === asked?.label);
  const bulkActions = offered.map(({ dialog: _dialog, ...shown }) => ({
    ...shown,
    forAll: true,
    onSelect: (selection: Selection<Row>) => setAsked({ label: shown.label, selection }),
  }));
  return {
    bulk: bulkActions.length > 0 ? { bulkActions } : {},
    dialog: act && asked ? act.dialog({ selection: asked.selection, onClose: () => setAsked(null) }) : null,
  };
}
