import { useMessages } from '@courtyard/common';
import { Button, failureText, Field, Text, TextArea } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { reservationMessages } from '../reservation.messages';

export interface DecisionDialogProps {
  title: string;
  verb: string;
  /** What becomes of it. */
  children: ReactNode;
  reasonRequired: boolean;
  /** Leave out the reason where one's own action needs none. */
  withReason: boolean;
  onDecide: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks once before a booking ends, with the reason that its owner is given. */
export function DecisionDialog(props: DecisionDialogProps) {
  const t = useMessages(reservationMessages);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isMissing = props.reasonRequired && reason.trim() === '';

  const decide = async () => {
    if (isMissing) return setProblem(t('reasonMissing'));
    setRunning(true);
    try {
      await props.onDecide(reason.trim());
      props.onClose();
    } catch (error) {
      setProblem(failureText(error, t('decisionFailed')));
      setRunning(false);
    }
  };

  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={props.title}
      onClose={isRunning ? () => undefined : props.onClose}
      footer={
        <>
          <Button onClick={props.onClose} disabled={isRunning}>
            {t('back')}
          </Button>
          <Button variant="primary" loading={isRunning} onClick={() => void decide()}>
            {props.verb}
          </Button>
        </>
      }
    >
      <Text as="div" size="sm" tone="muted" mb={props.withReason ? '4' : '0'}>
        {props.children}
      </Text>
      {props.withReason ? (
        <Field
          label={t('reason')}
          help={t('reasonHelp')}
          required={props.reasonRequired}
          error={problem ?? undefined}
        >
          <TextArea
            rows={3}
            maxLength={500}
            value={reason}
            data-autofocus=""
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(null);
            }}
          />
        </Field>
      ) : problem ? (
        <Text role="alert" size="sm" tone="danger" mt="3">
          {problem}
        </Text>
      ) : null}
    </Dialog>
  );
}
