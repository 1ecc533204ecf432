import { useMessages } from '@courtyard/common';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  Checkbox,
  EmptyState,
  ErrorState,
  Field,
  Flex,
  Input,
  NativeSelect,
  Page,
  PasswordInput,
  SimpleGrid,
  Skeleton,
  Spinner,
  Stack,
  StatusBadge,
  Switch,
  TextArea,
} from '@courtyard/ui';
import type { ReactNode } from 'react';
import { ChartSpecimens } from './chart-specimens';
import { designMessages } from './design.messages';
import { FileSpecimen, FormSpecimen } from './form-specimen';
import { OverlaySpecimens } from './overlay-specimens';
import { CardSpecimens, TaskSpecimen, ToastSpecimens } from './pattern-specimens';
import { TableSpecimen } from './table-specimen';

/** The parts of the design system as they live on the pages. */
export default function ComponentsPage() {
  const t = useMessages(designMessages);
  return (
    <Page
      title={t('componentsTitle')}
      description={t('componentsText')}
      actions={{
        secondary: [{ label: t('typographyTitle'), to: '/typography' }],
        more: [
          { label: t('colorTitle'), to: '/color' },
          { label: t('shadowTitle'), to: '/shadow' },
        ],
      }}
    >
      <Stack gap={{ base: '4', md: '5' }}>
        <Specimen title={t('buttons')}>
          <Flex gap="3" wrap="wrap" align="center">
            <Button variant="primary" icon="plus">
              {t('primary')}
            </Button>
            <Button icon="download">{t('secondary')}</Button>
            <Button variant="ghost">{t('ghost')}</Button>
            <Button variant="danger">{t('danger')}</Button>
            <Button variant="primary" loading>
              {t('busy')}
            </Button>
            <Button disabled>{t('secondary')}</Button>
          </Flex>
        </Specimen>
        <Specimen title={t('statuses')}>
          <Flex gap="2" wrap="wrap">
            <StatusBadge status="ok">{t('paid')}</StatusBadge>
            <StatusBadge status="attention">{t('dueSoon')}</StatusBadge>
            <StatusBadge status="danger">{t('overdue')}</StatusBadge>
            <StatusBadge status="info">{t('note')}</StatusBadge>
            <StatusBadge status="neutral">{t('draft')}</StatusBadge>
          </Flex>
        </Specimen>
        <Specimen title={t('fields')}>
          <Fields />
        </Specimen>
        <Specimen title={t('form')}>
          <FormSpecimen />
        </Specimen>
        <Specimen title={t('files')}>
          <FileSpecimen />
        </Specimen>
        <TableSpecimen />
        <Specimen title={t('charts')}>
          <ChartSpecimens />
        </Specimen>
        <Specimen title={t('overlays')}>
          <OverlaySpecimens />
        </Specimen>
        <Specimen title={t('toasts')}>
          <ToastSpecimens />
        </Specimen>
        <Specimen title={t('tasks')}>
          <TaskSpecimen />
        </Specimen>
        <CardSpecimens />
        <Specimen title={t('states')}>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <EmptyState icon="car" title={t('emptyTitle')} description={t('emptyText')} />
            <ErrorState />
          </SimpleGrid>
        </Specimen>
        <Specimen title={t('loading')}>
          <Flex gap="6" align="center">
            <Spinner label={t('loading')} />
            <Stack flex="1" gap="2">
              <Skeleton width="40%" />
              <Skeleton width="80%" />
            </Stack>
          </Flex>
        </Specimen>
      </Stack>
    </Page>
  );
}

function Fields() {
  const t = useMessages(designMessages);
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
      <Field label={t('fieldName')} help={t('fieldHelp')}>
        <Input defaultValue="204" />
      </Field>
      <Field label={t('fieldName')} error={t('fieldError')}>
        <Input defaultValue="204" />
      </Field>
      <Field label={t('statuses')}>
        <NativeSelect>
          <option>{t('paid')}</option>
          <option>{t('overdue')}</option>
        </NativeSelect>
      </Field>
      <Field label={t('fields')}>
        <PasswordInput defaultValue="a secret" autoComplete="off" />
      </Field>
      <Field label={t('note')} mark="optional">
        <TextArea />
      </Field>
      <Stack gap="3">
        <Switch label={t('switchLabel')} defaultChecked />
        <Checkbox label={t('checkboxLabel')} defaultChecked />
      </Stack>
    </SimpleGrid>
  );
}

function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}
