import { FreshPromise } from './fresh-promise';
import { HowItWorks } from './how-it-works';
import { Questions } from './questions';
import { RegisterCall } from './register-call';
import { Safety } from './safety';
import { WhyChoose } from './why-choose';

/** The parts below the first screen, fetched after it. */
export const More = () => (
  <>
    <WhyChoose />
    <FreshPromise />
    <HowItWorks />
    <Safety />
    <Questions />
    <RegisterCall />
  </>
);
