import { useMessages } from '@courtyard/common';
import type { SectionSetting } from '@courtyard/contract';
import { Flex, NativeSelect } from '@courtyard/ui';
import { sectionsMessages } from './sections.messages';
import type { SectionChange } from './sections.queries';

const channels = ['stable', 'canary', 'pinned'] as const;

export interface ReleaseChoiceProps {
  setting: SectionSetting;
  isDisabled: boolean;
  onChoose(change: Omit<SectionChange, 'sectionId'>, said: string): void;
}

/** Follow a channel, or stay at one version. */
export function ReleaseChoice({ setting, isDisabled, onChoose }: ReleaseChoiceProps) {
  const t = useMessages(sectionsMessages);
  const { title, channel, pinnedVersion, releases, version } = setting;
  const said = t('saved', { title });

  const choose = (next: (typeof channels)[number]) =>
    onChoose(
      next === 'pinned'
        ? { channel: next, pinnedVersion: pinnedVersion ?? version ?? releases[0]?.version ?? null }
        : { channel: next, pinnedVersion: null },
      said,
    );
  return (
    <Flex gap="2" wrap="wrap" flex="1 1 auto" minWidth="0">
      <NativeSelect
        size="sm"
        width="12rem"
        aria-label={`${title}: ${t('follows')}`}
        value={channel}
        disabled={isDisabled}
        onChange={(event) => {
          const next = channels.find((name) => name === event.target.value);
          if (next) choose(next);
        }}
      >
        {channels.map((name) => (
          <option
            key={name}
            value={name}
            disabled={name === 'canary' && setting.canaryVersion === null && channel !== 'canary'}
          >
            {t(name)}
          </option>
        ))}
      </NativeSelect>
      {channel === 'pinned' ? (
        <NativeSelect
          size="sm"
          width={{ base: '12rem', md: '9rem' }}
          aria-label={`${title}: ${t('pin')}`}
          value={pinnedVersion ?? ''}
          disabled={isDisabled}
          onChange={(event) => onChoose({ channel: 'pinned', pinnedVersion: event.target.value }, said)}
        >
          {releases.map((release) => (
            <option key={release.version} value={release.version}>
              {release.version}
            </option>
          ))}
        </NativeSelect>
      ) : null}
    </Flex>
  );
}
