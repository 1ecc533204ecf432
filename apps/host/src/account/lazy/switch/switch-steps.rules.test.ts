import { addressBeside, switchStep } from './switch-steps.rules';

test('the steps are read, and nothing else', () => {
  expect(switchStep('#kind=from&token=demo')).toEqual({ kind: 'from', community: 'demo' });
  expect(switchStep('#kind=to&token=abc&community=lakeside')).toEqual({
    kind: 'to',
    community: 'lakeside',
    challenge: 'abc',
  });
  expect(switchStep('#kind=ticket&token=abc')).toEqual({ kind: 'ticket', ticket: 'abc' });
  expect(switchStep('#token=abc')).toBeNull();
});

test.each(['evil.example', 'evil.example/', 'a@evil', '-', 'demo:8080', '', 'DEMO', 'x#', '%2f'])(
  'no link leads to %s',
  (community) => {
    expect(switchStep(`#kind=from&token=${encodeURIComponent(community)}`)).toBeNull();
    expect(switchStep(`#kind=to&token=abc&community=${encodeURIComponent(community)}`)).toBeNull();
  },
);

test('a community beside has its sub-domain of the same domain', () => {
  const here = { protocol: 'http:', host: 'demo.localhost:8080' };
  expect(addressBeside(here, 'lakeside')).toBe('http://lakeside.localhost:8080');
  expect(addressBeside({ protocol: 'https:', host: 'demo.example.com' }, 'lakeside')).toBe(
    'https://lakeside.example.com',
  );
});
