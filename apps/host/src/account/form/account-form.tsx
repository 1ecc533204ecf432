import { Button, Stack } from '@courtyard/ui';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { takeOver } from './take-over';

export interface AccountFormProps {
  submitLabel: string;
  isSending: boolean;
  /** Checks what was typed; false puts the cursor into the first field that is wrong. */
  isValid(): boolean;
  onSubmit(): void;
  children: ReactNode;
}

/** A short form that works with password managers and by keyboard; what is wrong is said at its field. */
export function AccountForm({ submitLabel, isSending, isValid, onSubmit, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) takeOver(form.current);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (isValid()) return onSubmit();
    // The errors are rendered with the next frame, and with them `aria-invalid`.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={submit}>
      <Stack gap="5">
        {children}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isSending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
