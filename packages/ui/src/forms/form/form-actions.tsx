import { chakra } from '../../theme/styled';
import type { To } from '@courtyard/common/router';
import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { Button } from '../../actions/button';
import { LinkButton } from '../../actions/links';
import { CloseButton } from '../../overlays/modal/close-button';
import { ModalFooterContext } from '../../overlays/modal/modal-footer';
import { FormIdContext } from './context/form-id';
import { useFormTexts } from '../forms.messages';

export interface FormActionsProps {
  /** The verb: "Add property". */
  submitLabel?: string;
  /** `danger` for what cannot be taken back. */
  tone?: 'primary' | 'danger';
  /** Where Cancel leads; or what it does. */
  cancelTo?: To;
  onCancel?: () => void;
  /** Of a text on the page that says why it cannot be sent as it is: its id. Without such a text it stays pressable. */
  blockedBy?: string | undefined;
  /** Stays at the bottom of the window while something is unsaved and the form is longer than the window. */
  sticky?: boolean;
  /** Further buttons on the left. */
  children?: ReactNode;
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    pt: '2',
  },
  variants: {
    sticky: {
      true: {
        mx: { base: '-4', md: '0' },
        px: { base: '4', md: '0' },
        pt: '3',
        pb: 'calc({spacing.3} + env(safe-area-inset-bottom))',
        bg: 'bg.canvas',
        borderTopWidth: '1px',
        borderColor: 'border.default',
      },
    },
    held: { true: { position: 'sticky', bottom: '0', zIndex: 'sticky' } },
  },
});

const Unsaved = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    me: 'auto',
    fontSize: 'sm',
    color: 'fg.muted',
    _before: { content: '""', width: '2', height: '2', borderRadius: 'full', bg: 'accent.fg' },
  },
});

/**
 * Cancel and Save, on the right, Save last: at the foot of the dialog around, else below the fields. Save stays pressable:
 * pressing it says what is missing.
 */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, tone = 'primary', cancelTo, onCancel, blockedBy, sticky = false, children } = props;
  const t = useFormTexts();
  const footer = use(ModalFooterContext);
  const formId = use(FormIdContext);
  const { isSubmitting, isDirty } = useFormState();
  const actions = (
    <>
      {children ? (
        <chakra.div me="auto" display="flex" gap="2">
          {children}
        </chakra.div>
      ) : null}
      {cancelTo === undefined ? null : <LinkButton to={cancelTo}>{t('cancel')}</LinkButton>}
      {onCancel ? <CloseButton onClose={onCancel}>{t('cancel')}</CloseButton> : null}
      <Button
        type="submit"
        variant={tone}
        loading={isSubmitting}
        form={formId}
        disabled={blockedBy !== undefined}
        aria-describedby={blockedBy}
      >
        {submitLabel ?? t('save')}
      </Button>
    </>
  );
  if (footer !== null) return footer.element ? createPortal(actions, footer.element) : null;
  // Over the fields only once there is something to save: what nobody touched is covered by nothing.
  const isHeld = sticky && isDirty;
  return (
    <Bar sticky={sticky} held={isHeld} {...(isHeld && { 'data-bottom-bar': '' })}>
      {isHeld ? <Unsaved role="status">{t('unsaved')}</Unsaved> : null}
      {actions}
    </Bar>
  );
}
