-- Whose turn it is: the user whose last job was started longest ago, by whichever server.
alter table jobs add column claimed_at timestamptz;
create index jobs_turn on jobs (user_id, claimed_at);
