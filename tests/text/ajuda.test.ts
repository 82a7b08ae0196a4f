import { expect, test } from 'vitest';
import { NEWEST } from '../../src/domain/pages/novetats';
import { ajuda, tasks } from '../../src/text/ajuda';
import { news } from '../../src/text/novetats';

test('each task is told in two to four sentences, and quotes a label', () => {
  const wrong = Object.entries(tasks).filter(([, { text }]) => {
    const sentences = text.split(/(?<=\.) /).length;
    return sentences < 2 || sentences > 4 || !/«[^«»]+»/.test(text) || !text.endsWith('.');
  });
  expect(wrong).toEqual([]);
});

test('news are numbered down to 1, from the newest on', () => {
  expect(news.map(({ number }) => number)).toEqual(Array.from({ length: NEWEST }, (_, at) => NEWEST - at));
});

test('help and news speak of the work alone, not of how it is trained', () => {
  const all = JSON.stringify([ajuda, tasks, news]);
  expect(all).not.toMatch(/dem(o\b|ostració)|formació|formador/i);
});
