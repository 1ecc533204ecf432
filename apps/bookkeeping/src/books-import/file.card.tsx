import { ApiError, readStored, useMessages, writeStored } from '@courtyard/common';
import {
  booksImportColumns,
  type BooksImportColumns,
  type BooksImportField,
  type BooksImportHead,
  type BooksImportKind,
} from '@courtyard/contract/bookkeeping/books-import/books-import';
import { booksImportFieldsOf } from '@courtyard/contract/bookkeeping/books-import/books-import.values';
import { Card, CardBody, CardHeader, Stack, Text } from '@courtyard/ui';
import { ColumnMapper, FileDrop } from '@courtyard/ui/forms';
import { useState } from 'react';
import { booksImportMessages } from './books-import.messages';
import { useReadFile } from './books-import.queries';

/** A file with the columns as they are mapped now. */
export interface MappedFile {
  head: BooksImportHead;
  columns: BooksImportColumns;
}

interface FileCardProps {
  kind: BooksImportKind;
  mapped: MappedFile | null;
  onMapped: (mapped: MappedFile | null) => void;
}

const maxBytes = 5 * 1024 * 1024;

/** Files of the same system have the same headings: what was chosen for them is chosen again. */
const storedUnder = (kind: BooksImportKind, { headings }: BooksImportHead) =>
  `books-import:${kind}:${headings.join('|')}`;

function startOf(kind: BooksImportKind, head: BooksImportHead): BooksImportColumns {
  const stored = booksImportColumns.safeParse(readStored(storedUnder(kind, head)));
  return stored.success ? stored.data : head.columns;
}

/** One file of the old system: which, and what its columns have. */
export function FileCard({ kind, mapped, onMapped }: FileCardProps) {
  const t = useMessages(booksImportMessages);
  const reading = useReadFile();
  const [failure, setFailure] = useState<string>();
  const { all, needed } = booksImportFieldsOf[kind];
  const isNeeded = (field: BooksImportField) => needed.some((each) => each === field);
  const [bytes, setBytes] = useState(0);
  const send = async (file: File, { signal }: { signal: AbortSignal }) => {
    setFailure(undefined);
    setBytes(file.size);
    try {
      const head = await reading.mutateAsync({ kind, file, signal });
      onMapped({ head, columns: startOf(kind, head) });
      return { id: head.fileId, name: head.fileName, bytes: file.size };
    } catch (error) {
      if (!signal.aborted)
        setFailure((error instanceof ApiError && Object.values(error.fields)[0]) || t('readFailed'));
      throw new Error('The file wasn’t read', { cause: error });
    }
  };
  return (
    <Card>
      <CardHeader title={t(`file.${kind}`)} description={t(`text.${kind}`)} />
      <CardBody>
        <Stack gap="4">
          <FileDrop
            label={t(`label.${kind}`)}
            accept=".csv,text/csv,text/plain,.txt,.tsv"
            maxBytes={maxBytes}
            error={failure}
            files={mapped ? [{ id: mapped.head.fileId, name: mapped.head.fileName, bytes }] : []}
            send={send}
            onChange={(files) => {
              if (files.length === 0) onMapped(null);
            }}
          />
          {mapped ? (
            <>
              <Text size="sm" tone="muted">
                {t('columnsOf', { count: mapped.head.rows })}
              </Text>
              <ColumnMapper
                headings={mapped.head.headings}
                preview={mapped.head.preview}
                fields={all.map((field) => ({
                  value: field,
                  label: kind === 'bills' && field === 'amount' ? t('amount.bills') : t(`field.${field}`),
                  isNeeded: isNeeded(field),
                }))}
                columns={mapped.columns}
                onChange={(columns) => {
                  writeStored(storedUnder(kind, mapped.head), columns);
                  onMapped({ ...mapped, columns });
                }}
              />
            </>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
