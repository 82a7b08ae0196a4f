import { home } from '../../text/home';
import { Card } from '../ui/Card';
import { StatePanel } from '../ui/StatePanel';
import { NextSteps } from './NextSteps';

/** In the place of a day that the person may not see. */
export function NoCalendarCard() {
  return (
    <Card>
      <StatePanel title={home.noCalendar} icon="calendar" actions={<NextSteps />}>
        {home.noCalendarHelp}
      </StatePanel>
    </Card>
  );
}
