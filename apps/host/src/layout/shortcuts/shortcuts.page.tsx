import { useMessages } from '@courtyard/common';
import { Card, CardBody, Grid, Page, Stack } from '@courtyard/ui';
import { Tabs } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { keyboards, thisKeyboard } from './keyboard.rules';
import { ShortcutTable, SingleKeys } from './shortcut-table';
import { shortcutMessages } from './shortcuts.messages';
import { useShortcutGroups } from './use-shortcut-groups';

/** Every shortcut, as the keys of either keyboard read. */
export default function ShortcutsPage() {
  const t = useMessages(shortcutMessages);
  const groups = useShortcutGroups();
  const [keyboard, setKeyboard] = useState(thisKeyboard);
  const content = (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={{ base: '4', md: '5' }} alignItems="start">
      {groups.map((group) => (
        <Card key={group.title}>
          <CardBody>
            <ShortcutTable {...group} keyboard={keyboard} level="h2" />
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
  return (
    <Page title={t('title')} description={t('text')}>
      <Stack gap="5">
        <SingleKeys />
        <Tabs
          label={t('keyboard')}
          value={keyboard}
          onChange={setKeyboard}
          items={keyboards.map((value) => ({ value, label: t(value), content }))}
        />
      </Stack>
    </Page>
  );
}
