import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Role } from '@courtyard/contract/people/role/role';
import { roleVocabulary } from '@courtyard/contract/people/vocabulary';
import { Page, type PageAction } from '@courtyard/ui';
import {
  CardColumns,
  HeadFacts,
  HistoryCard,
  type HistoryVocabulary,
  RecordApprovals,
  RecordTabs,
} from '@courtyard/ui/details';
import { useState } from 'react';
import { HoldersLink } from '../list/roles.columns';
import { RightsCard } from '../rights/rights.card';
import { RoleLoader } from '../role-loader';
import { rolePaths } from '../role-paths';
import { roleMessages } from '../role.messages';
import { roles, usePermissionGroups } from '../role.queries';
import { useRoleName } from '../use-role-name';
import { detailsMessages } from './details.messages';
import { factorsMessages } from './factors.messages';
import { HoldersCard } from './holders.card';

// Its form is a module of its own that reading needs nothing of.
const RemoveDialog = lazyOverlay(async () => (await import('./remove.dialog')).RemoveDialog);

const FactorsDialog = lazyOverlay(async () => (await import('./factors.dialog')).FactorsDialog);

/** `roles/details?id=`: what a role allows, who holds it, and its history. */
export function RolePage() {
  return <RoleLoader>{(role) => <RoleView role={role} />}</RoleLoader>;
}

/** What roles are called in their histories; rights by what they allow, as their page says it. */
function useRoleVocabulary(): HistoryVocabulary {
  const known = usePermissionGroups();
  const all = known.data?.flatMap(({ permissions }) => permissions) ?? [];
  const rights = all.map(({ name, allows }) => [`permissions.${name}`, { en: allows, es: allows }]);
  const { role = {} } = roleVocabulary.records;
  return { ...roleVocabulary, records: { role: { ...role, ...Object.fromEntries(rights) } } };
}

function RoleView({ role }: { role: Role }) {
  const t = useMessages(detailsMessages);
  const tRole = useMessages(roleMessages);
  const formats = useFormats();
  const { nameOf, purposeOf } = useRoleName();
  const vocabulary = useRoleVocabulary();
  const seesMembers = useCan('Members List View');
  const canUpdate = useCan('Role Update');
  const canCreate = useCan('Role Create');
  const tFactors = useMessages(factorsMessages);
  const [asksFactors, setAsksFactors] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const edit: PageAction = { label: t('edit'), icon: 'edit', to: rolePaths.edit(role.id) };
  const copy: PageAction = { label: t('copy'), icon: 'copy', to: rolePaths.copy(role.id) };
  const factors: PageAction = {
    label: tFactors('action'),
    icon: 'key',
    onSelect: () => setAsksFactors(true),
  };
  const isOwn = role.kind === 'custom';
  const rights = <RightsCard role={role} />;
  return (
    <Page
      title={nameOf(role)}
      description={purposeOf(role) ?? undefined}
      actions={{
        primary: canUpdate && role.changeable ? edit : null,
        secondary: [...(canUpdate ? [factors] : []), ...(canCreate ? [copy] : [])],
        more:
          canUpdate && isOwn
            ? [{ label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => setRemoving(true) }]
            : [],
      }}
    >
      <RecordApprovals record="role" recordId={role.id} />
      <HeadFacts
        facts={[
          { label: tRole('kind'), value: tRole(`kind.${role.kind}`) },
          { label: tRole('holders'), value: <HoldersLink role={role} /> },
          { label: tRole('rights'), value: formats.number(role.rights) },
          {
            label: tFactors('label'),
            value:
              role.factorGraceDays === null
                ? tFactors('notDemanded')
                : tFactors('demanded', { days: role.factorGraceDays }),
          },
        ]}
      />
      <RecordTabs
        record={role}
        overview={
          seesMembers ? <CardColumns wide="left" left={rights} right={<HoldersCard role={role} />} /> : rights
        }
        history={
          <HistoryCard of={roles.historyOf(role.id)} vocabulary={vocabulary} description={t('historyText')} />
        }
      />
      {asksFactors ? <FactorsDialog role={role} onClose={() => setAsksFactors(false)} /> : null}
      {isRemoving ? <RemoveDialog role={role} onClose={() => setRemoving(false)} /> : null}
    </Page>
  );
}
