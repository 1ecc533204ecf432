import { call, useMessages } from '@courtyard/common';
import { Box, Field, Text, TextArea } from '@courtyard/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { commentMessages } from './comment.messages';
import { type Mentioned, mentionAt, withMention } from './mention.rules';

interface MentionTextAreaProps {
  requestId: string;
  isInternal: boolean;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onMention: (person: Mentioned) => void;
}

const shown = 6;

/** A text in which people are mentioned by "@" and a part of their name. */
export function MentionTextArea(props: MentionTextAreaProps) {
  const { requestId, isInternal, label, error, value, onChange, onMention } = props;
  const t = useMessages(commentMessages);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found = useQuery({
    queryKey: ['service-requests', 'mentions', requestId, isInternal, typed],
    queryFn: ({ signal }) =>
      call('GET /api/v1/requests/:requestId/mentions', {
        params: { requestId },
        query: { isInternal: isInternal ? 'true' : 'false', ...(typed && { search: typed }) },
        signal,
      }),
    enabled: typed !== null,
  });
  const people = typed === null ? [] : (found.data?.data.slice(0, shown) ?? []);
  const isOpen = people.length > 0;

  const look = () => {
    const field = area.current;
    setTyped(field ? mentionAt(field.value, field.selectionStart) : null);
    setActive(0);
  };
  const choose = (person: Mentioned) => {
    const field = area.current;
    if (!field) return;
    const next = withMention(value, field.selectionStart, person.name);
    onChange(next.text);
    onMention(person);
    setTyped(null);
    // Once the text is drawn.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = people[active];
    if (step !== undefined) setActive((active + step + people.length) % people.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box position="relative">
      <Field label={label} help={t('mentionHelp')} error={error}>
        <TextArea
          ref={area}
          rows={3}
          value={value}
          maxLength={10_000}
          aria-autocomplete="list"
          {...(isOpen && { 'aria-controls': `${id}-list`, 'aria-activedescendant': `${id}-${active}` })}
          onChange={(event) => {
            onChange(event.target.value);
            look();
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(null)}
        />
      </Field>
      {isOpen ? (
        <Box
          id={`${id}-list`}
          role="listbox"
          aria-label={t('suggestions')}
          position="absolute"
          zIndex="overlay"
          insetInline="0"
          mt="1"
          maxWidth="20rem"
          bg="bg.surface"
          borderRadius="md"
          boxShadow="overlay"
          py="1"
        >
          {people.map((person, at) => (
            <Box
              key={person.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              px="3"
              py="2"
              cursor="pointer"
              bg={at === active ? 'accent.subtle' : 'transparent'}
              // The text keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Text size="sm">{person.name}</Text>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
