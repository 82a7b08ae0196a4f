import { Link } from '../ui/Link';
import { useSession } from '../../hooks/actors';
import { useCatalog, useToday, type RequestView } from '../../hooks/data';
import type { Consulta } from '../../domain/nouns/consulta';
import type { Pagina } from '../../domain/values/pagina';
import { toSearch } from '../../domain/values/query';
import { formatTime } from '../../text/ui/dates';
import { home } from '../../text/home';
import { lists } from '../../text/lists';
import { getLabel } from '../../text/options';
import { joinFacts } from '../../text/ui/words';
import { Card } from '../ui/Card';
import { Counter } from '../ui/Counter';
import { CardFailure } from './CardFailure';
import { SkeletonLines } from './SkeletonLines';

const SHOWN = 5;

type OwnConsultesCardProps = { consultes: RequestView<Pagina<Consulta> | null>; onRetry: () => void };

export function OwnConsultesCard({ consultes, onRetry }: OwnConsultesCardProps) {
  const today = useToday();
  const userId = useSession()?.user.id;
  const rows = consultes.data?.data ?? [];
  const all = { data_inici: today, data_fi: today, professional_id: userId };

  return (
    <Card
      title={home.ownConsultes}
      end={
        rows.length > 0 &&
        consultes.data && (
          <>
            {!consultes.data.isAtLeast && (
              <Counter
                value={consultes.data.meta.total}
                label={home.consultesToday(consultes.data.meta.total)}
              />
            )}
            <Link className="card-end lone" href={`/consultes${toSearch(all)}`}>
              {home.showAll}
            </Link>
          </>
        )
      }
    >
      {consultes.isFailed ? (
        <CardFailure title="consultes.listFailed" of={consultes} onRetry={onRetry} />
      ) : consultes.data === null ? (
        <SkeletonLines label={home.loadingConsultes} />
      ) : rows.length === 0 ? (
        <>
          <p>{`${home.noConsultes}.`}</p>
          <p className="soft">{home.noConsultesHelp}</p>
        </>
      ) : (
        <ul className="todo">
          {rows.slice(0, SHOWN).map((row) => (
            <ConsultaRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ConsultaRow({ row: { id, data, ambit, canal, edat, genere } }: { row: Consulta }) {
  const ambits = useCatalog('ambits')?.data ?? [];
  const number = lists.number(id);
  const name = ambits.find((one) => one.id === ambit)?.name ?? number;
  return (
    <li>
      <time className="home-time" dateTime={data}>
        {formatTime(data)}
      </time>
      <div>
        <Link
          className="agenda-name"
          href={`/consultes/${id}/editar`}
          aria-label={home.consultaOf(number, name)}
        >
          {name}
        </Link>
        <span className="sub-line">
          {joinFacts(getLabel('canal', canal), getLabel('edat', edat), getLabel('genere', genere))}
        </span>
      </div>
    </li>
  );
}
