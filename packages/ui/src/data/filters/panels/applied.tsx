import type { ReactNode } from 'react';
import { Button } from '../../../actions/button';
import { chakra } from '../../../theme/styled';
import { useDataTexts } from '../../data.messages';

/** Fields of a filter that take effect together: by the button, or by Enter in one of them. */
export function Applied({ onApply, children }: { onApply: () => void; children: ReactNode }) {
  const t = useDataTexts();
  return (
    <chakra.div
      display="grid"
      gap="3"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onApply();
      }}
    >
      {children}
      <Button size="sm" variant="primary" onClick={onApply}>
        {t('apply')}
      </Button>
    </chakra.div>
  );
}
