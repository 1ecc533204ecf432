import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../../overlays/leave-guard';
import { useFormTexts } from '../forms.messages';

/** Asks before a page with something unsaved is left, where it is not a form. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useFormTexts();
  const texts = { title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') };
  return <LeaveGuard mustAsk={isUnsaved} texts={texts} />;
}

/** Asks before a form with unsaved changes is left: inside the app by a question of ours, otherwise by the browser's. */
export function UnsavedChangesGuard() {
  const { isDirty, isSubmitting } = useFormState();
  return <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />;
}
