import { home } from '../../text/home';
import { Card } from '../ui/Card';
import { StatePanel } from '../ui/StatePanel';
import { NextSteps } from './NextSteps';

export function NoCalendarCard() {
  return (
    <Card>
      <StatePanel title={home.noCalendar} icon="calendar" actions={<NextSteps />}>
        {home.noCalendarHelp}
      </StatePanel>
    </Card>
  );
}
