import { describe, expect, test } from 'vitest';
import { addView, readViews, removeView, toViewSearch } from '../../../src/domain/pages/savedViews';
import { readId } from '../../../src/domain/values/ids';

const view = (name: string, canal = 'telefon') => ({ name, search: `?canal=${canal}` });

describe('a saved view', () => {
  test('holds filters and order, without the page and searched words', () => {
    const query = {
      canal: 'telefon',
      data_inici: '2026-11-01',
      sort: '-oficina.nom',
      per_page: '50',
      page: '3',
      q: 'zqnil',
      oficina_id: 'zqnil zqserra',
      nom: 'zqnil',
    };
    expect(toViewSearch(query, ['canal', 'data_inici', 'oficina_id'])).toBe(
      '?canal=telefon&data_inici=2026-11-01&sort=-oficina.nom&per_page=50',
    );
  });

  test('holds the ids of the service', () => {
    const id = '9b1c7e52-04a1-4c3d-8f00-0000000004d2';
    expect(toViewSearch({ oficina_id: String(readId(id)) }, ['oficina_id'])).toBe(`?oficina_id=${id}`);
  });

  test('replaces one of the same name, sorted by name', () => {
    const views = addView(addView([], view('Tardes')), view('Àmbits'));
    expect(addView(views, view('Tardes', 'email'))).toEqual([view('Àmbits'), view('Tardes', 'email')]);
    expect(removeView(views, 'Tardes')).toEqual([view('Àmbits')]);
  });

  test.each([null, '', '{', '{}', '[{"name":1}]'])('is absent where the browser stored %j', (text) => {
    expect(readViews(text)).toEqual([]);
  });

  test('is read as it was stored', () => {
    expect(readViews(JSON.stringify([view('Tardes')]))).toEqual([view('Tardes')]);
  });
});
