import { atOnce, eachOf, inTimeSlices } from './time-slices';

test('whatever the work is made of, other work runs in between', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const doubled = await inTimeSlices(
    eachOf([1, 2, 3, 4, 5], (number) => number * 2),
    0,
  );
  isOver = true;
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('what fails on the way fails the work', async () => {
  const work = () =>
    eachOf([1, 0], (number) => {
      if (number === 0) throw new Error('nothing');
      return number;
    });
  await expect(inTimeSlices(work())).rejects.toThrow('nothing');
  expect(() => atOnce(work())).toThrow('nothing');
});
