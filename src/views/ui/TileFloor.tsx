const shapes = {
  drop: 'M80 0a80 80 0 1 1 0 160H0V80A80 80 0 0 1 80 0z',
  quarter: 'M0 0A160 160 0 0 1 160 160H0z',
  disc: 'M80 20a60 60 0 1 1 0 120 60 60 0 0 1 0-120z',
};

/** Column, row, quarter turns, shape and colour of each tile. */
const tiles: readonly [number, number, number, keyof typeof shapes, 1 | 2 | 3 | 4][] = [
  [2, 0, 3, 'drop', 1],
  [3, 0, 0, 'quarter', 2],
  [0, 1, 1, 'quarter', 1],
  [1, 1, 0, 'drop', 3],
  [2, 1, 0, 'disc', 4],
  [3, 1, 2, 'drop', 2],
  [0, 2, 1, 'drop', 2],
  [1, 2, 3, 'quarter', 1],
  [2, 2, 3, 'drop', 3],
  [3, 2, 1, 'quarter', 1],
  [0, 3, 0, 'disc', 2],
  [1, 3, 2, 'drop', 3],
  [2, 3, 0, 'quarter', 2],
  [3, 3, 1, 'drop', 1],
  [0, 4, 2, 'quarter', 1],
  [1, 4, 0, 'drop', 1],
  [2, 4, 0, 'disc', 3],
  [3, 4, 3, 'quarter', 2],
];

const STEP = 176;
const EDGE = 16;

export function TileFloor() {
  return (
    <svg viewBox="0 0 720 896" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {tiles.map(([column, row, turns, shape, colour]) => (
        <path
          key={`${column}-${row}`}
          className={`tile-floor-${colour}`}
          transform={`translate(${EDGE + column * STEP} ${EDGE + row * STEP}) rotate(${turns * 90} 80 80)`}
          d={shapes[shape]}
        />
      ))}
    </svg>
  );
}
