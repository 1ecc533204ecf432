import type { ExportFormat } from '@courtyard/contract';
import type { ReactNode } from 'react';
import { Flex } from '../../layout/primitives';
import { ExportButton } from './export-button';

export interface ReportBarProps {
  /** What the report is of: fields. */
  children: ReactNode;
  onExport: (format: ExportFormat) => Promise<unknown>;
}

/** Above a report in a card: what it is of, and its file. Paper goes without it. */
export function ReportBar({ children, onExport }: ReportBarProps) {
  return (
    <Flex
      px="5"
      pt="4"
      pb="3"
      gap="3"
      alignItems={{ base: 'flex-start', sm: 'center' }}
      _print={{ display: 'none' }}
    >
      <Flex flex="1" minWidth="0" gap="3" rowGap="2" flexWrap="wrap" alignItems="center">
        {children}
      </Flex>
      <ExportButton onExport={onExport} />
    </Flex>
  );
}
