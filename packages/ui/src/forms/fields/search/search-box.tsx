import { useMessages } from '@courtyard/common';
import { longestListText } from '@courtyard/contract/fields/filters';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { Input } from '../input';
import { searchMessages } from './search.messages';

/** After the last key, where the server is asked. */
const defaultDelayMs = 250;

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** What is looked through; it is the placeholder too. */
  label?: string | undefined;
  /** 0 where what is looked through is on the page already. */
  delayMs?: number;
  size?: 'sm' | 'md';
}

/** Searches while one types; Enter and leaving the field look at once. In a form too: Enter does not save. */
export function SearchBox({ value, onChange, label, delayMs = defaultDelayMs, size = 'sm' }: SearchBoxProps) {
  const t = useMessages(searchMessages);
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);

  // Back, or a link: the address leads.
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  const look = (next: string) => {
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onChange(next.trim());
  };
  const lookFor = useEffectEvent(look);
  useEffect(() => {
    const timer = setTimeout(() => lookFor(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);

  const change = (next: string) => {
    setText(next);
    if (delayMs === 0) look(next);
  };

  const clear = () => {
    setText('');
    look('');
    input.current?.focus();
  };

  return (
    <Input
      ref={input}
      type="search"
      size={size}
      icon="search"
      aria-label={label ?? t('search')}
      placeholder={label ?? t('search')}
      maxLength={longestListText}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => look(text)}
      onKeyDown={(event) => {
        const clears = event.key === 'Escape' && text !== '';
        if (clears) clear();
        if (event.key === 'Enter') look(text);
        if (clears || event.key === 'Enter') event.preventDefault();
      }}
      trailing={
        text === '' ? undefined : (
          <IconButton size="xs" icon="close" label={t('clearSearch')} onClick={clear} />
        )
      }
    />
  );
}
