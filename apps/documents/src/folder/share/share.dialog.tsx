import { toast, useMessages } from '@courtyard/common';
import type {
  FolderAccess,
  FolderSummary,
  Grantee,
  NamedFolderGrant,
} from '@courtyard/contract/documents/folder/folder';
import { folderRights } from '@courtyard/contract/documents/folder/folder.values';
import {
  Button,
  Checkbox,
  ErrorState,
  failureText,
  Flex,
  IconButton,
  LoadingState,
  NativeSelect,
  Skeleton,
  Stack,
  Text,
} from '@courtyard/ui';
import { Dialog, DialogActions, DialogFailure } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { folderMessages } from '../folder.messages';
import { useFolderAccess, useSetFolderAccess } from '../folder.queries';
import { GranteeChoice } from './grantee-choice';
import { useFolderName } from '../use-folder-name';

interface ShareProps {
  folder: FolderSummary;
  onClose: () => void;
}

/** To whom a folder is shared. */
export function ShareDialog({ folder, onClose }: ShareProps) {
  const t = useMessages(folderMessages);
  const nameOf = useFolderName();
  const access = useFolderAccess(folder.id);
  return (
    <Dialog open onClose={onClose} title={t('shareTitle', { name: nameOf(folder) })}>
      {access.data ? (
        <ShareForm folder={folder} access={access.data} onClose={onClose} />
      ) : access.isError ? (
        <ErrorState error={access.error} onRetry={() => void access.refetch()} />
      ) : (
        <LoadingState>
          <Skeleton height="12rem" />
        </LoadingState>
      )}
    </Dialog>
  );
}

const keyOf = (grantee: Grantee) => Object.values(grantee).join(':');

function ShareForm({ folder, access, onClose }: ShareProps & { access: FolderAccess }) {
  const t = useMessages(folderMessages);
  const nameOf = useFolderName();
  const saving = useSetFolderAccess(folder.id);
  const [isRestricted, setRestricted] = useState(access.isRestricted);
  const [grants, setGrants] = useState<readonly NamedFolderGrant[]>(access.grants);
  const name = nameOf(folder);
  const save = async () => {
    const body = {
      isRestricted,
      grants: grants.map(({ grantee, right }) => ({ grantee, right })),
      version: access.version,
    };
    try {
      await saving.mutateAsync(body);
    } catch {
      // Said below.
      return;
    }
    toast({ title: t('saved', { name }), kind: 'success' });
    onClose();
  };
  const change = (changed: NamedFolderGrant) =>
    setGrants(grants.map((each) => (keyOf(each.grantee) === keyOf(changed.grantee) ? changed : each)));
  const isOwnTop = folder.root === 'member' || folder.root === 'unit';
  return (
    <Stack gap="4">
      {isOwnTop ? null : (
        <Checkbox
          label={t('restrictedText')}
          checked={isRestricted}
          onChange={(event) => setRestricted(event.target.checked)}
        />
      )}
      {folder.root === 'hoa' && !isRestricted ? (
        <Text size="sm" tone="muted">
          {t('builtIn')}
        </Text>
      ) : null}
      <Stack as="ul" gap="2" listStyleType="none" aria-label={t('grants')}>
        {grants.map((grant) => (
          <GrantRow
            key={keyOf(grant.grantee)}
            grant={grant}
            onChange={change}
            onRemove={() => setGrants(grants.filter((each) => each !== grant))}
          />
        ))}
        {isRestricted
          ? null
          : access.inherited.map(({ from, ...grant }) => (
              <GrantRow key={`${from} ${keyOf(grant.grantee)}`} grant={grant} from={from} />
            ))}
      </Stack>
      {grants.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('nobody')}
        </Text>
      ) : null}
      <GranteeChoice
        folderId={folder.id}
        taken={grants.map(({ grantee }) => keyOf(grantee))}
        keyOf={keyOf}
        onChoose={(grantee, label) => setGrants([...grants, { grantee, label, right: 'view' }])}
      />
      <DialogFailure text={saving.error && failureText(saving.error, t('share'))} mt="0" />
      <DialogActions onCancel={onClose}>
        <Button variant="primary" loading={saving.isPending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface GrantRowProps {
  grant: NamedFolderGrant;
  /** Of a grant of a folder around this one: which. */
  from?: string;
  onChange?: (grant: NamedFolderGrant) => void;
  onRemove?: () => void;
}

function GrantRow({ grant, from, onChange, onRemove }: GrantRowProps) {
  const t = useMessages(folderMessages);
  const { grantee, right, label } = grant;
  const kind = t(`granteeKind.${grantee.kind}`);
  const name = grantee.kind === 'everyone' ? kind : (label ?? t('gone'));
  return (
    <Flex as="li" gap="3" alignItems="center">
      <Flex direction="column" flex="1" minWidth="0">
        <Text size="sm" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text size="sm" tone="muted">
          {from === undefined ? kind : `${kind} · ${t('inherited', { from })}`}
        </Text>
      </Flex>
      {onChange ? (
        <NativeSelect
          size="sm"
          width="9.5rem"
          aria-label={t('rightOf', { name })}
          value={right}
          onChange={(event) => {
            const chosen = folderRights.find((each) => each === event.target.value);
            if (chosen) onChange({ ...grant, right: chosen });
          }}
        >
          {folderRights.map((each) => (
            <option key={each} value={each}>
              {t(`right.${each}`)}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <Text size="sm" tone="muted">
          {t(`right.${right}`)}
        </Text>
      )}
      {onRemove ? (
        <IconButton icon="close" size="sm" label={t('removeOne', { name })} onClick={onRemove} />
      ) : null}
    </Flex>
  );
}
