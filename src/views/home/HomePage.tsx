import { useSession } from '../../hooks/actors';
import { useRequest, useViewer } from '../../hooks/data';
import { useToClose } from '../../hooks/toClose';
import { getInici } from '../../domain/pages/inici';
import { DataAge } from '../shared/DataAge';
import { DaySheet } from '../shared/DaySheet';
import { GapNote } from '../shared/GapNote';
import { Page } from '../ui/Page';
import type { HomeActor } from './actor';
import { AgendaHome } from './AgendaHome';
import { DaySide } from './DaySide';
import { Greeting } from './Greeting';
import { OfficeHome } from './OfficeHome';
import { PersonSearch } from './PersonSearch';
import { ServiceHome } from './ServiceHome';
import './HomePage.css';

const HOMES = { agenda: AgendaHome, oficina: OfficeHome, servei: ServiceHome };

export function HomePage({ actor }: { actor: HomeActor }) {
  const viewer = useViewer();
  const inici = getInici({ viewer, userId: useSession()?.user.id ?? null });
  const Home = HOMES[inici];
  return (
    <Page>
      <Greeting inici={inici} />
      <div className="home-top">
        <PersonSearch />
        {inici === 'oficina' && <DaySide actor={actor} />}
      </div>
      <GapNote of={useRequest(actor, 'cites')} list="cites" />
      <GapNote of={useRequest(actor, 'disponibilitats')} list="disponibilitats" />
      <Home actor={actor} />
      <DaySheet owner={actor} />
      <HomeAge actor={actor} />
    </Page>
  );
}

function HomeAge({ actor }: { actor: HomeActor }) {
  const toClose = useToClose();
  const requests = [
    useRequest(actor, 'cites'),
    useRequest(actor, 'disponibilitats'),
    useRequest(actor, 'consultes'),
    useRequest(actor, 'pendents'),
    toClose,
  ];
  function refresh(): void {
    actor.send({ type: 'board.refresh' });
    if (toClose?.keptAt) toClose.again();
  }
  return <DataAge requests={requests} onRefresh={refresh} />;
}
