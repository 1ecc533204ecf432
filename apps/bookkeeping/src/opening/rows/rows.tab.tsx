import { useFormats, useMessages } from '@courtyard/common';
import { Button, Card, CardBody, CardHeader, ErrorLine, Flex, IconButton, Stack, Text } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { openingMessages } from '../opening.messages';
import { PasteDialog, type PasteDialogProps } from './paste.dialog';

interface RowsTabProps<Item, Column extends string> {
  title: string;
  text: string;
  addLabel: string;
  emptyText: string;
  /** How many rows there are. */
  count: number;
  /** The first row of those that are drawn. */
  from: number;
  onTurn: (from: number) => void;
  onAdd: () => void;
  paste: Omit<PasteDialogProps<Item, Column>, 'onClose'>;
  /** What the rows refer to couldn’t be loaded. */
  onRetry?: (() => void) | undefined;
  row: (place: number) => ReactNode;
  children?: ReactNode;
}

/** As many rows have their fields drawn at once; a community may have thousands. */
const perPage = 20;

/** Where the rows begin that are drawn with a row. */
export const pageOf = (place: number) => place - (place % perPage);

/** Rows of fields, twenty at a time, with what adds to them. */
export function RowsTab<Item, Column extends string>({
  title,
  text,
  addLabel,
  emptyText,
  count,
  from,
  paste,
  ...props
}: RowsTabProps<Item, Column>) {
  const t = useMessages(openingMessages);
  const [isPasting, setPasting] = useState(false);
  const places = Array.from(
    { length: Math.max(0, Math.min(perPage, count - from)) },
    (_none, at) => from + at,
  );
  return (
    <>
      <Card>
        <CardHeader
          title={title}
          description={text}
          actions={
            <Button size="sm" icon="copy" onClick={() => setPasting(true)}>
              {t('paste')}
            </Button>
          }
        />
        <CardBody>
          <Stack gap="4">
            {props.onRetry ? <ErrorLine onRetry={props.onRetry} /> : null}
            {count === 0 ? (
              <Text size="sm" tone="muted">
                {emptyText}
              </Text>
            ) : null}
            {places.map(props.row)}
            <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
              <Button size="sm" icon="plus" onClick={props.onAdd}>
                {addLabel}
              </Button>
              {count > perPage ? <Turn from={from} total={count} onTurn={props.onTurn} /> : null}
            </Flex>
            {props.children}
          </Stack>
        </CardBody>
      </Card>
      {isPasting ? <PasteDialog {...paste} onClose={() => setPasting(false)} /> : null}
    </>
  );
}

interface TurnProps {
  from: number;
  total: number;
  onTurn: (from: number) => void;
}

function Turn({ from, total, onTurn }: TurnProps) {
  const t = useMessages(openingMessages);
  const formats = useFormats();
  const to = Math.min(from + perPage, total);
  const turn = (next: number, isThere: boolean) =>
    isThere ? { onClick: () => onTurn(next) } : { 'aria-disabled': true };
  return (
    <Flex as="nav" aria-label={t('items')} gap="1" alignItems="center">
      <Text size="sm" tone="muted" aria-live="polite" me="2">
        {t('range', {
          from: formats.number(from + 1),
          to: formats.number(to),
          total: formats.number(total),
        })}
      </Text>
      <IconButton
        size="sm"
        icon="chevron-left"
        label={t('previous')}
        {...turn(Math.max(0, from - perPage), from > 0)}
      />
      <IconButton size="sm" icon="chevron-right" label={t('next')} {...turn(from + perPage, to < total)} />
    </Flex>
  );
}
