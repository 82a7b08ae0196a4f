import { graphlib, layout } from '@dagrejs/dagre';
import { escape } from './html';
import type { MachineReport } from './schema';

type Transition = MachineReport['transitions'][number];

export type Mark = 'taken' | 'left' | 'missed';

const LINE = 16;
const PADDING = 10;
/** Width in the drawing's font, whose size is fixed. */
const getWidth = (text: string): number => text.length * 7.4;

type Box = { id: string; title: string; inner: Transition[] };

const shorten = (id: string, machine: string): string =>
  id === machine ? 'a tot arreu' : id.slice(machine.length + 1);

/** States with something to show; transitions that stay in a state are written into its box. */
function listBoxes({ id: machine, transitions }: MachineReport): Box[] {
  const ids = new Set(transitions.flatMap(({ from, to }) => [from, to ?? from]));
  if (ids.size === 0) ids.add(machine);
  return [...ids].map((id) => ({
    id,
    title: shorten(id, machine),
    inner: transitions.filter(({ from, to }) => from === id && (to === null || to === from)),
  }));
}

const SIGNS: Readonly<Record<Mark, string>> = { taken: '', left: '○ ', missed: '✗ ' };

export function drawChart(report: MachineReport, getMark: (name: string) => Mark): string {
  const graph = new graphlib.Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 48, edgesep: 20, marginx: 16, marginy: 16 });
  const boxes = listBoxes(report);
  for (const { id, title, inner } of boxes) {
    const width =
      Math.max(96, ...[title, ...inner.map(({ label }) => `↻ ${label}`)].map(getWidth)) + 2 * PADDING;
    graph.setNode(id, { width, height: (1 + inner.length) * LINE + 2 * PADDING });
  }
  const between = new Map<string, Transition[]>();
  for (const transition of report.transitions) {
    const { from, to } = transition;
    if (to === null || to === from) continue;
    const key = JSON.stringify([from, to]);
    between.set(key, [...(between.get(key) ?? []), transition]);
  }
  for (const all of between.values()) {
    const [{ from, to }] = all as [Transition];
    const width = Math.max(...all.map(({ label }) => getWidth(label))) + PADDING;
    graph.setEdge(from, to ?? from, { width, height: all.length * LINE, labelpos: 'c' });
  }
  layout(graph);

  const write = (transition: Transition, x: number, y: number, anchor: string, start = ''): string => {
    const mark = getMark(transition.name);
    return `<text class="${mark}" x="${x}" y="${y}" text-anchor="${anchor}">${escape(`${SIGNS[mark]}${start}${transition.label}`)}</text>`;
  };
  const lines = graph.edges().map((edge) => {
    const all = between.get(JSON.stringify([edge.v, edge.w])) ?? [];
    const { points = [], x = 0, y = 0, width = 0, height = 0 } = graph.edge(edge);
    const marks = all.map(({ name }) => getMark(name));
    const worst = (['missed', 'left', 'taken'] as const).find((mark) => marks.includes(mark)) ?? 'taken';
    const way = points
      .map(
        (point: { x: number; y: number }, index: number) =>
          `${index === 0 ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`,
      )
      .join(' ');
    const top = y - height / 2;
    return (
      `<path class="${worst}" d="${way}" marker-end="url(#${report.id}-${worst})"/>` +
      `<rect class="behind" x="${round(x - width / 2)}" y="${round(top)}" width="${round(width)}" height="${height}"/>` +
      all.map((one, index) => write(one, round(x), round(top + LINE * (index + 0.75)), 'middle')).join('')
    );
  });
  const shapes = boxes.map(({ id, title, inner }) => {
    const { x, y, width, height } = graph.node(id);
    const [left, top] = [round(x - width / 2), round(y - height / 2)];
    return (
      `<rect class="state" x="${left}" y="${top}" width="${round(width)}" height="${height}" rx="8"/>` +
      `<text class="title" x="${round(x)}" y="${top + PADDING + 12}" text-anchor="middle">${escape(title)}</text>` +
      inner
        .map((one, index) =>
          write(one, left + PADDING, top + PADDING + 12 + LINE * (index + 1), 'start', '↻ '),
        )
        .join('')
    );
  });
  const { width = 0, height = 0 } = graph.graph();
  const heads = (['taken', 'left', 'missed'] as const).map(
    (mark) =>
      `<marker id="${report.id}-${mark}" class="${mark}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>`,
  );
  return (
    `<svg class="chart" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" ` +
    `role="img" aria-label="Diagrama d'estats; les seves transicions són a la taula"><defs>${heads.join('')}</defs>${lines.join('')}${shapes.join('')}</svg>`
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
