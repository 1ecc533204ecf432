import { useFormState } from 'react-hook-form';
import { useFormTexts } from '../forms.messages';
import { LeaveGuard } from '../../overlays/leave-guard';

/** Asks before the person leaves a form with changes that are not saved. */
export function UnsavedChangesGuard() {
  const t = useFormTexts();
  const { isDirty, isSubmitting } = useFormState();
  const texts = { title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') };
  return <LeaveGuard mustAsk={isDirty && !isSubmitting} texts={texts} />;
}
