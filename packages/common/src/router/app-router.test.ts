import { createAppRouter, type NavigationGuard } from './app-router';

const start = () => {
  const router = createAppRouter(['/a', '/b']);
  const held: { to: string; action: string; proceed: () => void }[] = [];
  const hold: NavigationGuard = ({ nextLocation, historyAction }, proceed) => {
    held.push({ to: nextLocation.pathname, action: historyAction, proceed });
    return true;
  };
  return { router, held, hold, path: () => router.state.location.pathname };
};

test('moves and tells how', () => {
  const { router, path } = start();
  const seen: string[] = [];
  const stop = router.subscribe(() => seen.push(`${router.state.historyAction} ${path()}`));
  router.navigate('/c?x=1', { state: { from: '/b' } });
  router.navigate('/d', { replace: true });
  router.navigator.go(-1);
  stop();
  router.navigate('/e');
  expect(seen).toEqual(['PUSH /c', 'REPLACE /d', 'POP /b']);
});

test('a held move happens only when it is agreed to', () => {
  const { router, held, hold, path } = start();
  const release = router.guard(hold);
  router.navigate('/c');
  expect(path()).toBe('/b');
  expect(held).toMatchObject([{ to: '/c', action: 'PUSH' }]);
  held[0]?.proceed();
  expect(path()).toBe('/c');
  release();
  router.navigate('/d');
  expect(path()).toBe('/d');
  expect(held).toHaveLength(1);
});

test('a held step back is undone, and taken when it is agreed to', () => {
  const { router, held, hold, path } = start();
  router.guard(hold);
  router.navigator.go(-1);
  expect(path()).toBe('/b');
  expect(held).toMatchObject([{ to: '/a', action: 'POP' }]);
  held[0]?.proceed();
  expect(path()).toBe('/a');
  expect(held).toHaveLength(1);
  router.navigator.go(1);
  expect(held).toHaveLength(2);
});

test('the newest guard is asked first, and alone where it holds', () => {
  const { router, held, hold, path } = start();
  router.guard(hold);
  const release = router.guard(({ isBack }) => isBack);
  router.navigator.go(-1);
  expect(path()).toBe('/b');
  expect(held).toEqual([]);
  router.navigate('/c');
  expect(held).toMatchObject([{ to: '/c' }]);
  release();
  router.navigator.go(-1);
  expect(held).toHaveLength(2);
});

test('the browser’s own history is followed and held as well', async () => {
  window.history.replaceState(null, '', '/start');
  const router = createAppRouter();
  router.navigate('/next', { state: { from: '/start' } });
  expect(window.location.pathname).toBe('/next');
  expect(window.history.state).toMatchObject({ usr: { from: '/start' } });

  let proceed = () => {};
  const release = router.guard((_, go) => {
    proceed = go;
    return true;
  });
  const popped = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  const undone = popped().then(popped);
  window.history.back();
  await undone;
  expect(window.location.pathname).toBe('/next');
  expect(router.state.location.pathname).toBe('/next');
  const back = popped();
  proceed();
  await back;
  expect(router.state.location.pathname).toBe('/start');
  release();
});

test('what waits for a held step writes to the page that was not left', async () => {
  window.history.replaceState(null, '', '/before');
  const router = createAppRouter();
  router.navigate('/page?form=open');
  const written = new Promise<void>((done) => {
    router.guard(({ isBack }) => {
      if (!isBack) return false;
      return () => {
        router.navigate('/page', { replace: true });
        done();
      };
    });
  });
  window.history.back();
  await written;
  expect(window.location.href).toMatch(/\/page$/);
  expect(router.state.location.search).toBe('');
});
