import { useMessages } from '@courtyard/common';
import { type packetInput, type PacketPartInput } from '@courtyard/contract/banking/packet/packet';
import { Box, HStack, IconButton, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { type FormOf, useFieldError } from '@courtyard/ui/forms';
import { useRef, useState } from 'react';
import { AddPart } from './add-part';
import { packetMessages } from './packet.messages';

interface Row {
  key: number;
  name: string;
  part: PacketPartInput;
}

/** The parts of a packet in their order, which buttons change; below them a further one is chosen. */
export function PacketPartsField({ form }: { form: FormOf<typeof packetInput> }) {
  const t = useMessages(packetMessages);
  const error = useFieldError(form, 'parts');
  const [rows, setRows] = useState<readonly Row[]>([]);
  const nextKey = useRef(0);
  const write = (next: readonly Row[]) => {
    setRows(next);
    form.setValue(
      'parts',
      next.map(({ part }) => part),
      { shouldDirty: true, shouldValidate: error !== undefined },
    );
  };
  const swap = (at: number, other: number) =>
    write(rows.map((row, place) => (place === at ? rows[other] : place === other ? rows[at] : row) ?? row));
  return (
    <Box>
      {rows.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('noParts')}
        </Text>
      ) : (
        <Box as="ol" listStyleType="none" aria-label={t('parts')}>
          {rows.map(({ key, name, part }, at) => (
            <PartRow
              key={key}
              title={name}
              aside={
                <HStack gap="0.5">
                  <IconButton
                    size="sm"
                    icon="arrow-up"
                    label={t('moveUp', { name })}
                    disabled={at === 0}
                    onClick={() => swap(at, at - 1)}
                  />
                  <IconButton
                    size="sm"
                    icon="arrow-down"
                    label={t('moveDown', { name })}
                    disabled={at === rows.length - 1}
                    onClick={() => swap(at, at + 1)}
                  />
                  <IconButton
                    size="sm"
                    icon="trash"
                    label={t('removePart', { name })}
                    onClick={() => write(rows.filter((row) => row.key !== key))}
                  />
                </HStack>
              }
            >
              <Text size="sm" tone="muted">
                {t(`part.${part.kind}`)}
                {part.period ? ` · ${t(`period.${part.period}`)}` : ''}
              </Text>
            </PartRow>
          ))}
        </Box>
      )}
      {error === undefined ? null : (
        <Text size="sm" role="alert">
          {error}
        </Text>
      )}
      <AddPart
        onAdd={(name, part) => {
          nextKey.current += 1;
          write([...rows, { key: nextKey.current, name, part }]);
        }}
      />
    </Box>
  );
}
