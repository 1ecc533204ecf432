import { chakra } from '../../theme/styled';
import type { To } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../actions/button';
import { LinkButton } from '../../actions/links';
import { CloseButton } from '../../overlays/modal/close-button';
import { useFormTexts } from '../forms.messages';

export interface FormActionsProps {
  /** The verb: "Add property". */
  submitLabel?: string;
  /** Where Cancel leads; or what it does. */
  cancelTo?: To;
  onCancel?: () => void;
  /** Further buttons on the left. */
  children?: ReactNode;
}

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', pt: '2' },
});

/** Save and Cancel below the fields. Save stays pressable: pressing it says what is missing. */
export function FormActions({ submitLabel, cancelTo, onCancel, children }: FormActionsProps) {
  const t = useFormTexts();
  const { isSubmitting } = useFormState();
  return (
    <Bar>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {submitLabel ?? t('save')}
      </Button>
      {cancelTo === undefined ? null : <LinkButton to={cancelTo}>{t('cancel')}</LinkButton>}
      {onCancel ? <CloseButton onClose={onCancel}>{t('cancel')}</CloseButton> : null}
      {children ? (
        <chakra.div ms="auto" display="flex" gap="2">
          {children}
        </chakra.div>
      ) : null}
    </Bar>
  );
}
