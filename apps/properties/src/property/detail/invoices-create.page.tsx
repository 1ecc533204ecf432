import { Navigate } from '@courtyard/common/router';
import { useRecordId } from '@courtyard/ui/details';

/** `properties/detail/invoices-create?id=`: leads to accounting, whose form bills this property. */
export function InvoicesCreatePage() {
  const id = useRecordId();
  const form = '/accounting/invoices/create';
  return <Navigate to={id === '' ? form : `${form}?property=${encodeURIComponent(id)}`} replace />;
}
