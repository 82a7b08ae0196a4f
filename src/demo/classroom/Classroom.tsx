import { useEffect, useReducer } from 'react';
import { base } from '../../views/ui/base';
import { DOOR_PATH } from '../door/path';
import { FileChoice } from '../FileChoice';
import { OwnPage } from '../OwnPage';
import { classroom as texts } from '../text/classroom';
import { PasteForm } from './PasteForm';
import { addSheets, EMPTY, type Given, type Remark } from './room';
import { RoomTable } from './RoomTable';
import { listTables } from './tables';
import './Classroom.css';

/** Greatest file that is read: a sheet has some kilobytes. */
const LIMIT = 200_000;

const BACK = { text: texts.back, href: base + DOOR_PATH };

type ClassroomProps = { download: (file: { name: string; content: string }) => void };

async function readFile(file: File): Promise<Given> {
  if (file.size > LIMIT) return { name: file.name, text: '' };
  const text = await file.text().catch(() => null);
  return { name: file.name, text };
}

function describe(remark: Remark): { text: string; isProblem: boolean } {
  const { name } = remark;
  switch (remark.code) {
    case 'again':
      return { text: texts.notes.again(name, remark.sheet.name), isProblem: false };
    case 'other':
      return { text: texts.notes.other(name, remark.sheet.lesson), isProblem: false };
    case 'twice':
      return { text: texts.problems.twice(name, remark.sheet.name), isProblem: true };
    default:
      return { text: texts.problems[remark.code](name), isProblem: true };
  }
}

/** The sheets of a room as a table for each lesson. They are in this tab's memory alone. */
export function Classroom({ download }: ClassroomProps) {
  const [room, add] = useReducer(addSheets, EMPTY);
  const { sheets, added } = room;
  const remarks = room.remarks.map(describe);
  const problems = remarks.filter(({ isProblem }) => isProblem);
  const notes = remarks.filter(({ isProblem }) => !isProblem);

  const isEmpty = sheets.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isEmpty]);

  async function open(files: readonly File[]): Promise<void> {
    add(await Promise.all(files.map(readFile)));
  }

  return (
    <OwnPage back={BACK} onDrop={(files) => void open(files)}>
      <main className="room">
        <h1>{texts.title}</h1>
        <p className="soft room-about">{texts.about}</p>
        <div className="room-add">
          <FileChoice
            label={texts.choose}
            drop={texts.drop}
            variant="primary"
            multiple
            onChoose={(files) => void open(files)}
          />
          <PasteForm onPaste={add} />
        </div>
        <div role="status" className="room-status">
          <p>{isEmpty && problems.length === 0 ? texts.none : texts.added(added)}</p>
          {notes.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div role="alert">
          {problems.length > 0 && (
            <ul className="room-problems">
              {problems.map(({ text }, index) => (
                <li key={index}>{text}</li>
              ))}
            </ul>
          )}
        </div>
        {listTables(sheets).map((table) => (
          <RoomTable key={table.key} table={table} download={download} />
        ))}
      </main>
    </OwnPage>
  );
}
