import { type ReactNode, useState } from 'react';
import type { BulkAction, Selection } from './bulk-bar';

/** What asks before a bulk action, and does it. */
export interface BulkDialogProps<Row> {
  selection: Selection<Row>;
  onClose: () => void;
}

/** A bulk action of a list: how it is offered, and the dialog that asks. The dialog comes when it is asked for. */
export interface OfferedBulkAction<Row> extends Omit<BulkAction<Row>, 'onSelect' | 'forAll'> {
  dialog: (props: BulkDialogProps<Row>) => ReactNode;
}

/** The bulk actions that the person may do, for the list's toolbar, each over ticked rows and over all that the list finds. */
export function useBulkActions<Row>(actions: readonly (OfferedBulkAction<Row> | false)[]): {
  /** For `DataTable`; rows can be ticked where there is one. */
  bulk: { bulkActions?: readonly BulkAction<Row>[] };
  /** Draw it once. */
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ label: string; selection: Selection<Row> } | null>(null);
  const offered = actions.filter((action) => action !== false);
  const action = offered.find(({ label }) => label === asked?.label);
  const bulkActions = offered.map(({ dialog: _dialog, ...shown }) => ({
    ...shown,
    forAll: true,
    onSelect: (selection: Selection<Row>) => setAsked({ label: shown.label, selection }),
  }));
  return {
    bulk: bulkActions.length > 0 ? { bulkActions } : {},
    dialog:
      action && asked ? action.dialog({ selection: asked.selection, onClose: () => setAsked(null) }) : null,
  };
}
